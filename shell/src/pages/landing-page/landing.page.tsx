/** The landing page: an employee's own telephone first, then the customer's tasks. */
import { useCurrentCustomer } from 'shared/customers';
import { latePart } from 'shared/router/late-page';
import { LandingSkeleton, WorkList } from './work-list.tsx';

/** Lazy: only employees need it. */
const OwnPage = latePart(async () => (await import('./own/own.page.lazy.tsx')).OwnPage, <LandingSkeleton />);

/** The user's access level decides what comes first (CUST-007). */
export const LandingPage = () =>
  useCurrentCustomer().accountLevel === 'Account' ? (
    <WorkList />
  ) : (
    <OwnPage>
      <WorkList />
    </OwnPage>
  );
