import type { OrderViewModel } from 'shared/contracts/order';
import { formatDateTime } from 'shared/format/date';
import { links } from 'shared/remote/links';
import { Link } from 'shared/ui/link';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import {
  failureText,
  orderCreatorLabel,
  orderStatusLabels,
  orderStatusTone,
  orderTypeLabels,
} from '../subscription-model/order-labels.ts';
import { UndoOrder } from '../subscription-page-model/undo-order.tsx';
import { orderMonths } from './order-months.ts';
import styles from './order-history.module.css';
import { orderHistoryTexts as texts } from './texts.ts';

interface OrderProps {
  readonly order: OrderViewModel;
  /** The subscription's own product, which the rows do not repeat. */
  readonly product: string | undefined;
  readonly customerId: string;
  readonly subscriptionId: string;
}

const Order = ({ order, product, customerId, subscriptionId }: OrderProps) => (
  <li className={styles.order}>
    <time className={styles.time} dateTime={order.created}>
      {formatDateTime(order.created)}
    </time>
    <div className={styles.lines}>
      <span className={styles.type}>
        <Link href={links.order.href(customerId, { orderId: order.id })}>{orderTypeLabels[order.type]}</Link>
      </span>
      <span className={styles.second}>
        {order.productName === product ? null : `${order.productName} · `}
        {texts.by} {order.createdByName || orderCreatorLabel(order).toLowerCase()}
      </span>
      {order.status === 'Failed' ? <span className={styles.second}>{failureText(null)}</span> : null}
    </div>
    <div className={styles.state}>
      <Tag tone={orderStatusTone(order.status)}>{orderStatusLabels[order.status]}</Tag>
      <UndoOrder order={order} subscriptionId={subscriptionId} />
    </div>
  </li>
);

interface OrderListProps extends Omit<OrderProps, 'order'> {
  readonly orders: readonly OrderViewModel[];
}

/** Orders by month, with the status of each (ORD-008). */
export const OrderList = ({ orders, ...of }: OrderListProps) => (
  <div className={styles.months}>
    {orderMonths(orders).map(({ month, title, orders: ofMonth }) => (
      <section key={month} aria-labelledby={`month-${month}`}>
        <Typography tag="h2" look="h3" id={`month-${month}`}>
          {title}
        </Typography>
        <ul className={styles.orders}>
          {ofMonth.map(order => (
            <Order key={order.id} order={order} {...of} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
