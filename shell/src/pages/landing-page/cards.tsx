/** The cards of the landing page. Every row links to its subject. */
import type { ReactNode } from 'react';
import type { LandingPage } from 'shared/contracts/landing-page';
import { useCurrentCustomer } from 'shared/customers';
import { documentTitle } from 'shared/format/document-type';
import { formatMoney } from 'shared/format/money';
import { orderTypeLabels } from 'shared/format/order-type';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import styles from './landing.module.css';
import { landingTexts as texts } from './texts.ts';

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

const Row = ({ href, title, detail, children }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.main}>
      <Link href={href} variant="quiet">
        {title}
      </Link>
      <span className={styles.detail}>{detail}</span>
    </span>
    <span className={styles.end}>{children}</span>
  </li>
);

interface RowsProps {
  readonly title: string;
  readonly all: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

const Rows = ({ title, all, children }: RowsProps) => (
  <Card title={title}>
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
    <Link href={all.href} variant="standalone">
      {all.label}
    </Link>
  </Card>
);

interface OfCustomer<Data> {
  readonly customerId: string;
  readonly rows: Data;
}

const titleOf = ({
  documentType = 'Invoice',
  invoiceNumber,
}: LandingPage['invoices']['rows'][number]): string => documentTitle(documentType, invoiceNumber);

export const Invoices = ({ customerId, rows }: OfCustomer<LandingPage['invoices']['rows']>) => {
  const { isUser } = useCurrentCustomer().customer;
  if (rows.length === 0) return null;
  return (
    <Rows
      title={texts.invoicesHeading}
      all={{ href: customerHref(customerId, areaPaths.invoices), label: texts.allInvoices }}
    >
      {rows.map(row => (
        <Row
          key={row.billingItemId}
          href={links.invoice.href(customerId, row)}
          title={titleOf(row)}
          detail={row.accountName}
        >
          <span>{formatMoney(row.amountDue)}</span>
          {row.part === 'Overdue' ? (
            <span className={styles.late}>
              {row.isCollected ? texts.collected : texts.overdueSince(row.dueDate)}
            </span>
          ) : (
            <span className={styles.detail}>
              {row.part === 'Automatic' ? texts.drawnOn(row.dueDate) : texts.dueOn(row.dueDate)}
            </span>
          )}
          {row.isPayable === true && !isUser ? (
            <Link
              href={`${links.invoice.href(customerId, row)}/betaling`}
              aria-label={texts.payInvoice(titleOf(row))}
            >
              {texts.pay}
            </Link>
          ) : null}
        </Row>
      ))}
    </Rows>
  );
};

interface OrdersProps {
  readonly customerId: string;
  readonly orders: NonNullable<LandingPage['openOrders']>;
}

export const Orders = ({ customerId, orders: { count, rows } }: OrdersProps) =>
  rows.length === 0 ? null : (
    <Rows
      title={texts.ordersHeading}
      all={{ href: customerHref(customerId, areaPaths.orders), label: texts.allOrders(count) }}
    >
      {rows.map(row => (
        <Row
          key={row.id}
          href={links.order.href(customerId, { orderId: row.id })}
          title={orderTypeLabels[row.type]}
          detail={[row.userName, row.productName].filter(Boolean).join(', ')}
        >
          <span className={styles.detail}>{texts.orderedOn(row.created)}</span>
        </Row>
      ))}
    </Rows>
  );

/** All subscriptions of a customer that has only a few. */
export const Subscriptions = ({ customerId, rows }: OfCustomer<LandingPage['subscriptions']['rows']>) =>
  rows.length === 0 ? null : (
    <Rows
      title={texts.subscriptionsHeading}
      all={{ href: customerHref(customerId, areaPaths.subscriptions), label: texts.allSubscriptions }}
    >
      {rows.map(row => (
        <Row
          key={row.subscriptionId}
          href={links.subscription.href(customerId, row)}
          title={[row.userName ?? row.name, subscriptionNumber(row)].filter(Boolean).join(', ')}
          detail={row.userName ? row.name : ''}
        >
          {row.percent === undefined || row.percent === null ? null : (
            <span className={styles.detail}>{texts.used(row.percent)}</span>
          )}
        </Row>
      ))}
    </Rows>
  );
