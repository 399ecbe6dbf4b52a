import type { RouteObject } from 'shared/router';
import { ProfilePage } from './overview/profile.page.tsx';
import { paths } from './paths.ts';

export const routes: RouteObject[] = [{ path: paths.overview, element: <ProfilePage /> }];
