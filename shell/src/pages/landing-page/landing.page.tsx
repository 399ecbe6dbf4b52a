/** The landing page: is anything waiting for me? */
import type { LandingPage as LandingPageData } from 'shared/contracts/landing-page';
import { OVERDUE_STATUSES } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { isPortalError } from 'shared/errors/portal-error';
import { formatMoney } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { EmptyState } from 'shared/ui/empty-state';
import { ExceptionBox } from 'shared/ui/exception-box';
import { Link } from 'shared/ui/link';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { Tile } from 'shared/ui/tile';
import { UsageBar } from 'shared/ui/usage-bar';
import { errorDetails } from '../../errors/error-details.ts';
import styles from './landing.module.css';
import { landingPageQuery } from './landing-page.queries.ts';
import { landingTexts as texts } from './texts.ts';

export const LandingPage = () => {
  const { customer } = useCurrentCustomer();
  const landingPage = useQuery(landingPageQuery(useHttp(), customer.id));
  return (
    <>
      {landingPage.isPending ? (
        <div className={styles.tiles}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      ) : null}
      {landingPage.isError ? (
        <ExceptionBox
          message={isPortalError(landingPage.error) ? landingPage.error.message : texts.failed}
          {...errorDetails(landingPage.error)}
          isRetrying={landingPage.isFetching}
          onRetry={() => void landingPage.refetch()}
        />
      ) : null}
      {landingPage.isSuccess ? <Waiting customerId={customer.id} data={landingPage.data} /> : null}
    </>
  );
};

interface WaitingProps {
  readonly customerId: string;
  readonly data: LandingPageData;
}

const Waiting = ({ customerId, data }: WaitingProps) => {
  const orders = data.openOrders?.rows ?? [];
  const count = data.unpaidInvoices.rows.length + orders.length + data.nearLimit.rows.length;
  return (
    <>
      <Tiles customerId={customerId} data={data} />
      <div className={styles.columns}>
        {count === 0 ? <EmptyState icon="check">{texts.nothingWaits}</EmptyState> : null}
        <Invoices customerId={customerId} rows={data.unpaidInvoices.rows} />
        <div className={styles.column}>
          <Orders customerId={customerId} rows={orders} />
          <NearLimit customerId={customerId} rows={data.nearLimit.rows} />
        </div>
      </div>
    </>
  );
};

const Tiles = ({ customerId, data }: WaitingProps) => {
  const { unpaidInvoices, openOrders, nearLimit, subscriptions } = data;
  const toSubscriptions = customerHref(customerId, areaPaths.subscriptions);
  return (
    <div className={styles.tiles}>
      <Tile
        href={customerHref(customerId, areaPaths.invoices)}
        title={texts.invoices}
        icon="invoice"
        tone={unpaidInvoices.overdueCount > 0 ? 'error' : 'neutral'}
        value={unpaidInvoices.count > 0 ? formatMoney(unpaidInvoices.amount) : texts.invoicesNone}
      >
        {unpaidInvoices.count > 0
          ? texts.invoicesHelp(unpaidInvoices.count, unpaidInvoices.overdueCount)
          : undefined}
      </Tile>
      <Tile
        href={toSubscriptions}
        title={texts.subscriptions}
        icon="phone"
        value={subscriptions.count.toLocaleString('da-DK')}
      >
        {texts.subscriptionsHelp(subscriptions.activeCount)}
      </Tile>
      {openOrders ? (
        <Tile
          href={customerHref(customerId, areaPaths.orders)}
          title={texts.orders}
          icon="box"
          tone={openOrders.failedCount > 0 ? 'warning' : 'neutral'}
          value={openOrders.count > 0 ? openOrders.count.toLocaleString('da-DK') : texts.ordersNone}
        >
          {texts.ordersHelp(openOrders.failedCount)}
        </Tile>
      ) : null}
      <Tile
        href={toSubscriptions}
        title={texts.nearLimit}
        icon="chart"
        tone={nearLimit.count > 0 ? 'warning' : 'neutral'}
        value={nearLimit.count > 0 ? nearLimit.count.toLocaleString('da-DK') : texts.nearLimitNone}
      >
        {nearLimit.count > 0 ? texts.nearLimitHelp : undefined}
      </Tile>
    </div>
  );
};

const isOverdue = (status: string): boolean => OVERDUE_STATUSES.some(overdue => overdue === status);

const Invoices = ({
  customerId,
  rows,
}: {
  readonly customerId: string;
  readonly rows: LandingPageData['unpaidInvoices']['rows'];
}) => {
  const { isUser } = useCurrentCustomer().customer;
  if (rows.length === 0) return null;
  return (
    <Card title={texts.invoicesHeading}>
      <ul role="list" className={styles.rows}>
        {rows.map(row => (
          <li key={row.billingItemId} className={styles.row}>
            <span className={styles.main}>
              <Link href={links.invoice.href(customerId, row)} variant="quiet">
                {texts.invoice(row.invoiceNumber)}
              </Link>
              <span className={styles.detail}>{row.accountName}</span>
            </span>
            <span className={styles.amount}>
              <span>{formatMoney(row.amountDue)}</span>
              {isOverdue(row.status) ? (
                <Tag tone="error">{texts.overdueSince(row.dueDate)}</Tag>
              ) : (
                <span className={styles.detail}>{texts.dueOn(row.dueDate)}</span>
              )}
              {row.isPayable === true && !isUser ? (
                <Link
                  href={`${links.invoice.href(customerId, row)}/betaling`}
                  aria-label={texts.payInvoice(row.invoiceNumber)}
                >
                  {texts.pay}
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <Link href={customerHref(customerId, areaPaths.invoices)} variant="standalone">
        {texts.allInvoices}
      </Link>
    </Card>
  );
};

const Orders = ({
  customerId,
  rows,
}: {
  readonly customerId: string;
  readonly rows: NonNullable<LandingPageData['openOrders']>['rows'];
}) =>
  rows.length === 0 ? null : (
    <Card title={texts.ordersHeading}>
      <ul role="list" className={styles.rows}>
        {rows.map(row => (
          <li key={row.id} className={styles.row}>
            <span className={styles.main}>
              <span>{row.productName}</span>
              <span className={styles.detail}>{row.userName}</span>
            </span>
            <span className={styles.detail}>{texts.orderedOn(row.created)}</span>
          </li>
        ))}
      </ul>
      <Link href={customerHref(customerId, areaPaths.orders)} variant="standalone">
        {texts.allOrders}
      </Link>
    </Card>
  );

const NearLimit = ({
  customerId,
  rows,
}: {
  readonly customerId: string;
  readonly rows: LandingPageData['nearLimit']['rows'];
}) =>
  rows.length === 0 ? null : (
    <Card title={texts.nearLimitHeading}>
      <ul role="list" className={styles.rows}>
        {rows.map(row => (
          <li key={row.subscriptionId} className={styles.usage}>
            <UsageBar
              label={[
                row.userName ?? row.name,
                row.telephoneNumber ? formatPhoneNumber(row.telephoneNumber) : '',
              ]
                .filter(Boolean)
                .join(', ')}
              used={row.percent}
              limit={100}
              text={texts.used(row.percent)}
            />
          </li>
        ))}
      </ul>
      <Link href={customerHref(customerId, areaPaths.subscriptions)} variant="standalone">
        {texts.allSubscriptions}
      </Link>
    </Card>
  );
