import { routesOf } from 'shared/remote/pages';
import { OverviewPage } from '../overview/overview.page.tsx';
import { pages } from '../pages.tsx';
import { overviewPreload } from './preload.ts';

/** The area's first page is loaded with it. All others are lazy, and prefetched when the user is about to open them. */
export const routes = routesOf(pages, { overview: <OverviewPage /> }, { overview: overviewPreload });
