/** A customer's tasks and work in progress. */
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

/** Lazy: few users have several customers. */
const Customers = latePart(
  async () => (await import('./customers.lazy.tsx')).Customers,
  <Skeleton shape="card" />,
);

const Shortcuts = latePart(
  async () => (await import('./shortcuts.lazy.tsx')).Shortcuts,
  <Skeleton shape="card" />,
);

/** Placeholder for the landing page. */
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

/** The number of shortcuts is known before their lazy part loads, so exactly that space is reserved. */
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
