import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { LoadMore } from 'shared/list/load-more';
import { useQuery } from 'shared/query';
import { useParams, useSearchParams } from 'shared/router';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryFailure } from 'shared/ui/query-view';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { statusInfo } from '../subscription-page-model/info-box-text.ts';
import { InfoBox } from '../subscription-page-model/info-box.tsx';
import { MissingSubscription } from '../subscription-page-model/missing-subscription.tsx';
import { Notices } from '../subscription-page-model/notices.tsx';
import { ProcessingBox } from '../subscription-page-model/processing-box.tsx';
import { isLog } from '../subscription-model/activity-log-link.ts';
import { pages } from '../pages.tsx';
import { subscriptionHelp } from '../subscription-model/subscription-names.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { useOrderHistory } from '../subscription-page-model/use-order-history.ts';
import { ActivityLog } from './activity-log.tsx';
import { OrderList } from './order-list.tsx';
import { orderHistoryTexts as texts, shownText } from './texts.ts';
import { useOrderAnnouncement } from './use-order-announcement.ts';

/** Two views of a subscription's history: its orders and, for superadministrators, its activity log. */
export const Page: ComponentType = () => (isLog(useSearchParams()[0]) ? <ActivityLog /> : <OrderHistory />);

/** The orders of a subscription, kept up to date by polling (NAV-014, ORD-001 to ORD-008). */
const OrderHistory = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '' } = useParams();
  const ids = { customerId, subscriptionId };
  const details = useQuery(subscriptionQueries(useHttp()).details(ids));
  const { query, orders } = useOrderHistory(ids, { always: true });
  const news = useOrderAnnouncement(orders);
  const isStale = orders !== undefined && query.error !== null && !query.isFetchNextPageError;
  return (
    <>
      <PageHeader
        backTo={{ href: pages.details.href(ids), label: texts.back }}
        title={texts.title}
        help={details.data && subscriptionHelp(details.data.subscription)}
      />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Notices>
        <ProcessingBox page={pages.orderHistory} ids={ids} orders={orders ?? []} />
        <InfoBox info={details.data && statusInfo(details.data.subscription)} />
      </Notices>
      {isStale ? <Typography tone="muted">{texts.stale}</Typography> : null}
      {orders === undefined && query.error === null ? <Skeleton shape="rows" count={8} /> : null}
      {orders === undefined && query.error !== null ? (
        <QueryFailure
          query={query}
          title={texts.failed}
          nextStep={details.isError ? <MissingSubscription {...ids} /> : undefined}
        />
      ) : null}
      {orders?.length === 0 ? <EmptyState icon="list">{texts.empty}</EmptyState> : null}
      {orders !== undefined && orders.length > 0 ? (
        <>
          <OrderList orders={orders} product={details.data?.subscription.name} {...ids} />
          <LoadMore
            query={query}
            shown={shownText(orders.length, query.hasNextPage)}
            failed={texts.moreFailed}
          />
        </>
      ) : null}
    </>
  );
};
