import type { RouteObject } from 'shared/router';
import { OverviewPage } from './overview/overview.page.tsx';
import { administratorPaths } from './paths.ts';

export const routes: RouteObject[] = [{ path: administratorPaths.overview, element: <OverviewPage /> }];
