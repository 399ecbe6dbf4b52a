import type { CustomerTileRow } from 'shared/contracts/landing-page';
import { formatMoney } from 'shared/format/money';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import styles from './landing.module.css';
import { customersTexts } from './customers-texts.ts';
import { landingTexts as texts } from './texts.ts';

/** The customers of a superadministrator who has several, with the tasks of each. */
export const Customers = ({ rows }: { readonly rows: readonly CustomerTileRow[] }) => (
  <Card title={customersTexts.heading}>
    <ul role="list" className={styles.rows}>
      {rows.map(({ customerId, companyName, overdue, failedOrderCount, nearLimitCount }) => {
        const name = companyName ?? customerId;
        const ways = [
          {
            count: overdue.count,
            text: `${texts.tasks.overdue.title(overdue.count)}, ${formatMoney(overdue.amount)}`,
            href: links.invoices.href(customerId, { open: ['Overdue'] }),
          },
          {
            count: failedOrderCount ?? 0,
            text: texts.tasks.failed.title(failedOrderCount ?? 0),
            href: links.orders.href(customerId, { view: ['nyligt-fejlede'] }),
          },
          {
            count: nearLimitCount,
            text: customersTexts.nearLimit(nearLimitCount),
            href: links.subscriptions.href(customerId, { usage: ['NearLimit'] }),
          },
        ].filter(({ count }) => count > 0);
        return (
          <li key={customerId} className={styles.row}>
            <Link href={customerHref(customerId, areaPaths.landingPage)} variant="quiet">
              {name}
            </Link>
            <span className={styles.end}>
              {ways.length === 0 ? <span className={styles.detail}>{customersTexts.nothing}</span> : null}
              {ways.map(({ text, href }) => (
                <Link key={href} href={href} aria-label={`${text}, ${name}`}>
                  {text}
                </Link>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  </Card>
);
