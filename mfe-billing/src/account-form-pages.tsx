/** Pages that change billing accounts: fetched when somebody opens one, so that the lists of the area come without them. */
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';

const fallback = <Skeleton shape="card" />;

export const CreateAccountPage = latePage(
  async () => (await import('./create-account/create-account.page.lazy.tsx')).CreateAccountPage,
  fallback,
);
export const EditAccountPage = latePage(
  async () => (await import('./edit-account/edit-account.page.lazy.tsx')).EditAccountPage,
  fallback,
);
export const EmployeeRightsPage = latePage(
  async () => (await import('./employee-rights/employee-rights.page.lazy.tsx')).EmployeeRightsPage,
  fallback,
);
