import type { OrderViewModel } from 'shared/contracts/order';
import { danishDay, formatTime } from 'shared/format/date';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import {
  failureText,
  orderCreatorLabel,
  orderStatusLabels,
  orderStatusTone,
  orderTypeLabels,
} from '../order-labels.ts';
import { orderDays } from './order-days.ts';
import styles from './order-history.module.css';
import { orderHistoryTexts as texts } from './texts.ts';

const Order = ({ order }: { readonly order: OrderViewModel }) => (
  <li className={styles.order}>
    <time className={styles.time} dateTime={order.created}>
      {formatTime(order.created)}
    </time>
    <div className={styles.lines}>
      <span className={styles.type}>{orderTypeLabels[order.type]}</span>
      <span className={styles.second}>
        {order.productName} · {texts.by} {orderCreatorLabel(order).toLowerCase()}
      </span>
      {order.status === 'Failed' ? <span className={styles.second}>{failureText(null)}</span> : null}
    </div>
    <Tag tone={orderStatusTone(order.status)}>{orderStatusLabels[order.status]}</Tag>
  </li>
);

/** What was ordered, by day, and where each order is (ORD-008). */
export const OrderList = ({ orders }: { readonly orders: readonly OrderViewModel[] }) => (
  <div className={styles.days}>
    {orderDays(orders, danishDay(new Date())).map(({ day, title, orders: ofDay }) => (
      <section key={day} aria-labelledby={`day-${day}`}>
        <Typography tag="h2" look="h3" id={`day-${day}`}>
          {title}
        </Typography>
        <ul className={styles.orders}>
          {ofDay.map(order => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
