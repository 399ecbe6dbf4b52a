import type { OrderRow } from 'shared/contracts/order';
import { formatDateTime } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';
import { useCurrentCustomer } from 'shared/customers';
import { links } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { Table, type TableColumn } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import {
  failureText,
  orderCreatorLabel,
  orderStatusLabels,
  orderStatusTone,
  orderTypeLabels,
} from '../subscription-model/order-labels.ts';
import { UndoOrder } from '../subscription-page-model/undo-order.tsx';
import styles from './orders.module.css';
import { ordersTexts as texts } from './texts.ts';

interface UserProps {
  readonly order: OrderRow;
  readonly customerId: string;
}

/** The user of the subscription, as a link. An order for an account has no subscription. */
const User = ({ order, customerId }: UserProps) => {
  const { subscriptionId, userName, msisdn } = order;
  const number = msisdn ? formatPhoneNumber(msisdn) : undefined;
  const name = userName || number || texts.seeSubscription;
  return (
    <span data-lines>
      {subscriptionId ? (
        <span data-print={userName || number ? undefined : 'none'}>
          <Link href={links.subscription.href(customerId, { subscriptionId })}>{name}</Link>
        </span>
      ) : (
        <span>{userName || number}</span>
      )}
      {userName && number ? <span>{number}</span> : null}
    </span>
  );
};

const Status = ({ order }: { readonly order: OrderRow }) => (
  <span className={styles.status}>
    <span>
      <Tag tone={orderStatusTone(order.status)}>{orderStatusLabels[order.status]}</Tag>
    </span>
    {order.status === 'Failed' ? (
      <span className={styles.reason}>{failureText(order.failureCode)}</span>
    ) : null}
    <UndoOrder order={order} subscriptionId={order.subscriptionId} />
  </span>
);

const columnsFor = (customerId: string): TableColumn<OrderRow>[] => [
  {
    id: 'order',
    header: texts.columns.order,
    isRowHeader: true,
    cell: order => (
      <span className={styles.order}>
        <span>
          <Link href={links.order.href(customerId, { orderId: order.id })}>
            {orderTypeLabels[order.type]}
          </Link>
        </span>
        <span className={styles.second}>
          <span>{order.productName}</span> <span>{order.id}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'user',
    header: texts.columns.user,
    cell: order => <User order={order} customerId={customerId} />,
  },
  { id: 'status', header: texts.columns.status, cell: order => <Status order={order} /> },
  {
    id: 'created',
    header: texts.columns.created,
    cell: order => <span className={styles.created}>{formatDateTime(order.created)}</span>,
  },
  { id: 'createdBy', header: texts.columns.createdBy, cell: orderCreatorLabel, isHiddenOnMedium: true },
];

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly isBusy: boolean;
}

/** A page of orders; a failed one shows why, and what to do. */
export const OrderTable = ({ orders, isBusy }: OrderTableProps) => {
  const { customer } = useCurrentCustomer();
  return (
    <Table
      label={texts.tableName}
      columns={columnsFor(customer.id)}
      rows={orders}
      rowKey={order => order.id}
      isBusy={isBusy}
    />
  );
};
