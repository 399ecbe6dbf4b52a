import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { Link } from 'shared/ui/link';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { Skeleton } from 'shared/ui/skeleton';
import { SubscriptionNotices } from '../subscription-notices.tsx';
import { subscriptionHref } from '../subscription-addresses.ts';
import { subscriptionHelp } from '../subscription-names.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import { useAllowedAction } from '../use-allowed-action.ts';
import { SuspensionCard } from './suspension-card.tsx';
import { suspendTexts as texts, titles } from './texts.ts';

/** Suspending a subscription, and opening it again (NAV-023, CTRL-001 to CTRL-003). */
export const SuspendPage = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '' } = useParams();
  const ids = { customerId, subscriptionId };
  const { data, error, isFetching, refetch } = useQuery(subscriptionQueries(useHttp()).details(ids));
  const { query, allowed } = useAllowedAction(ids, 'Suspension');
  const action = data?.subscription.status === 'Suspended' ? 'Reactivate' : 'Suspend';
  usePageTitle(titles[action]);
  return (
    <>
      <PageHeader
        back={
          <Link variant="standalone" href={subscriptionHref(ids)}>
            {texts.back}
          </Link>
        }
        title={titles[action]}
        help={data && subscriptionHelp(data.subscription)}
      />
      {error === null || data !== undefined ? (
        <SubscriptionNotices page="suspend" />
      ) : (
        <LoadFailure
          error={error}
          title={texts.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {error === null && query.error === null && (data === undefined || allowed === undefined) ? (
        <Skeleton shape="card" />
      ) : null}
      {data !== undefined && allowed === true ? (
        // Another action is another form.
        <SuspensionCard key={action} ids={ids} action={action} category={data.subscription.category} />
      ) : null}
    </>
  );
};
