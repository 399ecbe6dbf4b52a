import type { ComponentType } from 'react';
import type { RouteObject } from 'shared/router';
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';
import { ChangePage } from './coming-soon/change-page.tsx';
import { ProfilePage } from './overview/profile.page.tsx';
import { paths } from './paths.ts';
import { changePreload, profilePreload } from './preload.ts';

/** A change is opened now and then: its code comes when it is. */
const late = (load: () => Promise<ComponentType>) => latePage(load, <Skeleton shape="card" />);

const ChangeNamePage = late(
  async () => (await import('./change-name/change-name.page.lazy.tsx')).ChangeNamePage,
);

export const routes: RouteObject[] = [
  { path: paths.overview, element: <ProfilePage />, handle: profilePreload },
  { path: paths.changeName, element: <ChangeNamePage />, handle: changePreload },
  { path: paths.changeEmail, element: <ChangePage page="changeEmail" /> },
  { path: paths.changePhone, element: <ChangePage page="changePhone" /> },
  { path: paths.changePassword, element: <ChangePage page="changePassword" /> },
];
