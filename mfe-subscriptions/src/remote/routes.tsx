import { routesOf } from 'shared/remote/pages';
import { OverviewPage } from '../overview/overview.page.tsx';
import { pages } from '../pages.tsx';
import { overviewPreload } from './preload.ts';

/** The area's first page comes with it. All others are fetched when opened, or when somebody is about to. */
export const routes = routesOf(pages, { overview: <OverviewPage /> }, { overview: overviewPreload });
