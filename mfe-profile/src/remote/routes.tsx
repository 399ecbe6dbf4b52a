import { routesOf } from 'shared/remote/pages';
import { ProfilePage } from '../overview/profile.page.tsx';
import { pages } from '../pages.tsx';

/** The area's first page is loaded with it. All others are lazy, and prefetched when the user is about to open them. */
export const routes = routesOf(pages, { overview: <ProfilePage /> });
