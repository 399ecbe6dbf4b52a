import { overlay } from 'shared/remote/overlay';
import type { RouteObject } from 'shared/router';
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';
import { AdministratorPage } from './administrator/administrator.page.tsx';
import { InvitationPage } from './invitation/invitation.page.tsx';
import { InvitePage } from './invite/invite.page.tsx';
import { OverviewPage } from './overview/overview.page.tsx';
import { administratorPaths, drawerPaths } from './paths.ts';
import { overviewPreload } from './preload.ts';

/** Opened now and then by a superadministrator: nobody else fetches it with the area. */
const ActivityLogPage = latePage(
  async () => (await import('./activity-log/activity-log.page.lazy.tsx')).ActivityLogPage,
  <Skeleton shape="rows" count={10} />,
);

export const routes: RouteObject[] = [
  {
    path: administratorPaths.overview,
    element: <OverviewPage />,
    handle: overviewPreload,
    children: [
      { path: drawerPaths.create, element: <InvitePage />, handle: overlay },
      { path: drawerPaths.administrator, element: <AdministratorPage />, handle: overlay },
      { path: drawerPaths.invitation, element: <InvitationPage />, handle: overlay },
    ],
  },
  { path: administratorPaths.activityLog, element: <ActivityLogPage /> },
];
