import type { ComponentType } from 'react';
import type { RouteObject } from 'shared/router';
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';
import { ProfilePage } from './overview/profile.page.tsx';
import { paths } from './paths.ts';
import { changePreload, profilePreload } from './preload.ts';

/** A change is opened now and then: its code comes when it is. */
const late = (load: () => Promise<ComponentType>) => latePage(load, <Skeleton shape="card" />);

const ChangeNamePage = late(
  async () => (await import('./change-name/change-name.page.lazy.tsx')).ChangeNamePage,
);
const ChangeEmailPage = late(
  async () => (await import('./change-email/change-email.page.lazy.tsx')).ChangeEmailPage,
);
const ChangePhonePage = late(
  async () => (await import('./change-phone/change-phone.page.lazy.tsx')).ChangePhonePage,
);
const InvoiceRemindersPage = late(
  async () => (await import('./invoice-reminders/invoice-reminders.page.lazy.tsx')).InvoiceRemindersPage,
);
const ChangePasswordPage = late(
  async () => (await import('./change-password/change-password.page.lazy.tsx')).ChangePasswordPage,
);

export const routes: RouteObject[] = [
  { path: paths.overview, element: <ProfilePage />, handle: profilePreload },
  { path: paths.changeName, element: <ChangeNamePage />, handle: changePreload },
  { path: paths.changeEmail, element: <ChangeEmailPage />, handle: changePreload },
  { path: paths.changePhone, element: <ChangePhonePage />, handle: changePreload },
  { path: paths.invoiceReminders, element: <InvoiceRemindersPage />, handle: changePreload },
  { path: paths.changePassword, element: <ChangePasswordPage /> },
];
