import { overlay } from 'shared/remote/overlay';
import type { RouteObject } from 'shared/router';
import { routesOf } from 'shared/remote/pages';
import { AdministratorPage } from '../administrator/administrator.page.tsx';
import { InvitationPage } from '../invitation/invitation.page.tsx';
import { InvitePage } from '../invite/invite.page.tsx';
import { OverviewPage } from '../overview/overview.page.tsx';
import { drawers, pages } from '../pages.tsx';
import { overviewPreload } from './preload.ts';

/** Loaded with the overview, so that a drawer opens at once. */
const drawerRoutes: RouteObject[] = routesOf(drawers, {
  create: <InvitePage />,
  administrator: <AdministratorPage />,
  invitation: <InvitationPage />,
}).map(route => ({
  ...route,
  path: route.path.slice(`${pages.overview.path}/`.length),
  handle: { ...overlay, ...route.handle },
}));

export const routes: RouteObject[] = routesOf(
  pages,
  { overview: <OverviewPage /> },
  { overview: overviewPreload },
).map(route => (route.path === pages.overview.path ? { ...route, children: drawerRoutes } : route));
