import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import type { OrderDetails } from 'shared/contracts/order-details';
import { useHttp } from 'shared/http';
import { useListAsLeft } from 'shared/list/kept-list';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref, customerServiceHref } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { Card } from 'shared/ui/card';
import { ConfirmSummary } from 'shared/ui/confirm-summary';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { MissingRecord } from 'shared/ui/missing-record';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryView } from 'shared/ui/query-view';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import { orderQueries } from '../order-model/order.queries.ts';
import { pages } from '../pages.tsx';
import { changeRows } from '../order-form-model/change-rows.ts';
import { priceFields } from '../order-form-model/order-fields.ts';
import { failureText, orderStatusLabels, orderStatusTone } from '../subscription-model/order-labels.ts';
import { subscriptionPageTexts } from '../subscription-page-model/subscription-page-texts.ts';
import { UndoOrder } from '../subscription-page-model/undo-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { changesTitles, orderTexts as texts } from './texts.ts';

/** One order: its changes, its progress, and the actions on it (ORD-015). */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const { orderId = '' } = useParams();
  const query = useQuery(orderQueries(useHttp()).details(customer.id, orderId));
  const order = query.data?.order;
  usePageTitle(texts.title(orderId));
  const orders = { href: useListAsLeft(customerHref(customer.id, areaPaths.orders)), label: texts.toOrders };
  const subscriptions = {
    href: customerHref(customer.id, areaPaths.subscriptions),
    label: subscriptionPageTexts.all,
  };
  // Only customers with a contract have the list of orders.
  const subscription = order?.subscriptionId
    ? {
        href: pages.details.href({ customerId: customer.id, subscriptionId: order.subscriptionId }),
        label: texts.toSubscription,
      }
    : undefined;
  return (
    <>
      <PageHeader
        backTo={customer.hasContract ? orders : subscription}
        title={texts.title(orderId)}
        tag={order && <Tag tone={orderStatusTone(order.status)}>{orderStatusLabels[order.status]}</Tag>}
      />
      <QueryView
        query={query}
        title={texts.failed}
        nextStep={
          <MissingRecord
            what={texts.missing(orderId)}
            asked={orderId}
            list={customer.hasContract ? orders : subscriptions}
          />
        }
      >
        {data => <Order order={data.order} />}
      </QueryView>
    </>
  );
};

const Order = ({ order }: { readonly order: OrderDetails }) => {
  const { customer } = useCurrentCustomer();
  return (
    <Stack gap={5}>
      {order.status === 'Failed' ? <Failure order={order} /> : null}
      <Changes order={order} />
      <Card title={texts.facts}>
        <OrderFacts customerId={customer.id} order={order} />
        <Cluster>
          <UndoOrder order={order} subscriptionId={order.subscriptionId} />
          <Link isExternal variant="standalone" href={customerServiceHref(customer, { ordre: order.id })}>
            {texts.writeToUs}
          </Link>
        </Cluster>
      </Card>
      <Tracking order={order} />
      <Card title={texts.timeline}>
        <OrderTimeline steps={order.steps} />
      </Card>
    </Stack>
  );
};

/** Why it failed, and a link to order again. */
const Failure = ({ order: { failureCode, subscriptionId } }: { readonly order: OrderDetails }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <AttentionBox
      variant="error"
      title={texts.failedTitle}
      action={
        subscriptionId ? (
          <LinkButton
            variant="secondary"
            size="small"
            href={pages.details.href({ customerId, subscriptionId })}
          >
            {texts.again}
          </LinkButton>
        ) : undefined
      }
    >
      {failureText(failureCode)}
    </AttentionBox>
  );
};

const Changes = ({ order: { type, status, changes } }: { readonly order: OrderDetails }) => {
  const showsPrices = useToggle('show_subscription_prices');
  const shown = changes.filter(({ field }) => showsPrices || !priceFields.includes(field));
  const rows = changeRows(shown);
  if (rows.length === 0) return <Typography tone="muted">{texts.noChanges}</Typography>;
  // A new subscription has no previous values to compare with.
  if (type === 'CreateSubscription')
    return (
      <Card title={texts.ordered}>
        <DescriptionList items={rows.map(({ term, after }) => ({ term, value: after }))} />
        {shown.some(({ field }) => priceFields.includes(field)) ? <p>{texts.prices}</p> : null}
      </Card>
    );
  return <ConfirmSummary title={changesTitles[status]} rows={rows} />;
};

const Tracking = ({ order: { tracking } }: { readonly order: OrderDetails }) =>
  tracking ? (
    <Card title={texts.tracking}>
      <Typography>
        {texts.parcel} {tracking.number}
      </Typography>
      <Link isExternal variant="standalone" href={tracking.url}>
        {texts.track(tracking.carrier)}
      </Link>
    </Card>
  ) : null;
