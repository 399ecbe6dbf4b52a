import { routesOf } from 'shared/remote/pages';
import { ProfilePage } from '../overview/profile.page.tsx';
import { pages } from '../pages.tsx';

/** The area's first page comes with it. All others are fetched when opened, or when somebody is about to. */
export const routes = routesOf(pages, { overview: <ProfilePage /> });
