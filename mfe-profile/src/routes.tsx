import type { RouteObject } from 'shared/router';
import { ChangePage } from './coming-soon/change-page.tsx';
import { ProfilePage } from './overview/profile.page.tsx';
import { paths } from './paths.ts';
import { profilePreload } from './preload.ts';

export const routes: RouteObject[] = [
  { path: paths.overview, element: <ProfilePage />, handle: profilePreload },
  { path: paths.changeName, element: <ChangePage page="changeName" /> },
  { path: paths.changeEmail, element: <ChangePage page="changeEmail" /> },
  { path: paths.changePhone, element: <ChangePage page="changePhone" /> },
  { path: paths.changePassword, element: <ChangePage page="changePassword" /> },
];
