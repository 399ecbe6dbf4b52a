import { overlay } from 'shared/remote/overlay';
import type { RouteObject } from 'shared/router';
import { ActivityLogPage } from './activity-log/activity-log.page.tsx';
import { AdministratorPage } from './administrator/administrator.page.tsx';
import { InvitationPage } from './invitation/invitation.page.tsx';
import { InvitePage } from './invite/invite.page.tsx';
import { OverviewPage } from './overview/overview.page.tsx';
import { administratorPaths, drawerPaths } from './paths.ts';

export const routes: RouteObject[] = [
  {
    path: administratorPaths.overview,
    element: <OverviewPage />,
    children: [
      { path: drawerPaths.create, element: <InvitePage />, handle: overlay },
      { path: drawerPaths.administrator, element: <AdministratorPage />, handle: overlay },
      { path: drawerPaths.invitation, element: <InvitationPage />, handle: overlay },
    ],
  },
  { path: administratorPaths.activityLog, element: <ActivityLogPage /> },
];
