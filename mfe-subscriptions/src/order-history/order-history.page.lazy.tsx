import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { EmptyState } from 'shared/ui/empty-state';
import { Link } from 'shared/ui/link';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { statusInfo } from '../info-box-text.ts';
import { InfoBox } from '../info-box.tsx';
import { Notices } from '../notices.tsx';
import { ProcessingBox } from '../processing-box.tsx';
import { subscriptionHref } from '../subscription-addresses.ts';
import { subscriptionHelp } from '../subscription-names.ts';
import { subscriptionQueries } from '../subscription.queries.ts';
import { useOrderHistory } from '../use-order-history.ts';
import { MoreOrders } from './more-orders.tsx';
import { OrderList } from './order-list.tsx';
import { orderHistoryTexts as texts } from './texts.ts';
import { useOrderNews } from './use-order-news.ts';

/** What was ordered for a subscription, always as it is now (NAV-014, ORD-001 to ORD-008). */
export const OrderHistoryPage = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '' } = useParams();
  const ids = { customerId, subscriptionId };
  const details = useQuery(subscriptionQueries(useHttp()).details(ids));
  const { query, orders } = useOrderHistory(ids, { always: true });
  const news = useOrderNews(orders);
  const isStale = orders !== undefined && query.error !== null && !query.isFetchNextPageError;
  return (
    <>
      <PageHeader
        back={
          <Link variant="standalone" href={subscriptionHref(ids)}>
            {texts.back}
          </Link>
        }
        title={texts.title}
        help={details.data && subscriptionHelp(details.data.subscription)}
      />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Notices>
        <ProcessingBox page="orderHistory" ids={ids} orders={orders ?? []} />
        <InfoBox info={details.data && statusInfo(details.data.subscription)} />
      </Notices>
      {isStale ? <Typography tone="muted">{texts.stale}</Typography> : null}
      {orders === undefined && query.error === null ? <Skeleton shape="rows" count={8} /> : null}
      {orders === undefined && query.error !== null ? (
        <LoadFailure
          error={query.error}
          title={texts.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {orders?.length === 0 ? <EmptyState icon="list">{texts.empty}</EmptyState> : null}
      {orders !== undefined && orders.length > 0 ? (
        <>
          <OrderList orders={orders} />
          <MoreOrders query={query} shown={orders.length} />
        </>
      ) : null}
    </>
  );
};
