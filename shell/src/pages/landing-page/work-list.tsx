/** What asks for action at a customer, and what is under way. */
import type { CSSProperties } from 'react';
import type { LandingPage as LandingPageData } from 'shared/contracts/landing-page';
import { useCurrentCustomer } from 'shared/customers';
import { isPortalError } from 'shared/errors/portal-error';
import { isFinal } from 'shared/errors/refusal';
import { useHttp } from 'shared/http';
import { OpenAmounts } from 'shared/open-amounts';
import { useQuery } from 'shared/query';
import { latePart } from 'shared/router/late-page';
import { ExceptionBox } from 'shared/ui/exception-box';
import { Skeleton } from 'shared/ui/skeleton';
import { errorDetails } from '../../errors/error-details.ts';
import { useMenuInput } from '../../menu/use-menu-input.ts';
import { shortcutActions } from '../../search/offered-actions.ts';
import { Invoices, Orders, Subscriptions } from './cards.tsx';
import styles from './landing.module.css';
import { landingPageQuery } from './landing-page.queries.ts';
import { Tasks } from './tasks.tsx';
import { landingTexts as texts } from './texts.ts';

/** Few people have several customers. */
const Customers = latePart(
  async () => (await import('./customers.lazy.tsx')).Customers,
  <Skeleton shape="card" />,
);

const Shortcuts = latePart(
  async () => (await import('./shortcuts.lazy.tsx')).Shortcuts,
  <Skeleton shape="card" />,
);

/** Stands where the landing page will. */
export const LandingSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="rows" count={4} />
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </div>
);

export const WorkList = () => {
  const { customer } = useCurrentCustomer();
  const landingPage = useQuery(landingPageQuery(useHttp(), customer.id));
  return (
    <>
      {landingPage.isPending ? <LandingSkeleton /> : null}
      {landingPage.isError ? (
        <ExceptionBox
          message={isPortalError(landingPage.error) ? landingPage.error.message : texts.failed}
          {...errorDetails(landingPage.error)}
          isRetrying={landingPage.isFetching}
          onRetry={isFinal(landingPage.error) ? undefined : () => void landingPage.refetch()}
        />
      ) : null}
      {landingPage.isSuccess ? <Work customerId={customer.id} data={landingPage.data} /> : null}
    </>
  );
};

/** How many they are is known before their late part, so that room for them is kept and no more. */
const ShortcutsInTheirRoom = ({ hasTelephones }: LandingPageData['subscriptions']) => {
  const actions = shortcutActions(useMenuInput(), hasTelephones);
  const pairs = Math.ceil(actions.length / 2);
  return (
    <div className={styles.shortcuts} data-print="none" style={{ '--pairs': pairs } as CSSProperties}>
      <Shortcuts actions={actions} />
    </div>
  );
};

const Work = ({ customerId, data }: { readonly customerId: string; readonly data: LandingPageData }) => (
  <div className={styles.page}>
    <Tasks customerId={customerId} data={data} />
    <ShortcutsInTheirRoom {...data.subscriptions} />
    <OpenAmounts customerId={customerId} open={data.invoices.open} />
    <div className={styles.cards}>
      <Subscriptions customerId={customerId} rows={data.subscriptions.rows} />
      <Invoices customerId={customerId} rows={data.invoices.rows} />
      {data.openOrders ? <Orders customerId={customerId} orders={data.openOrders} /> : null}
      {data.customers ? <Customers rows={data.customers} /> : null}
    </div>
  </div>
);
