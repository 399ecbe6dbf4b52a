/** The landing page: for an employee their own telephone first, then what waits at the customer. */
import { useCurrentCustomer } from 'shared/customers';
import { latePart } from 'shared/router/late-page';
import { LandingSkeleton, WorkList } from './work-list.tsx';

/** Only employees have any use for it. */
const OwnPage = latePart(async () => (await import('./own/own.page.lazy.tsx')).OwnPage, <LandingSkeleton />);

/** What the person's access is about decides what it begins with (CUST-007). */
export const LandingPage = () =>
  useCurrentCustomer().accountLevel === 'Account' ? (
    <WorkList />
  ) : (
    <OwnPage>
      <WorkList />
    </OwnPage>
  );
