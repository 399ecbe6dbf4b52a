import type { BillingItemDetails, BillingLine } from 'shared/contracts/billing-item-details';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatQuantity } from 'shared/format/quantity';
import { formatPhoneNumber } from 'shared/format/phone';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { Table, type TableColumn } from 'shared/ui/table';
import { Typography } from 'shared/ui/typography';
import { groupLines, type LineGroup } from './line-groups.ts';
import styles from './invoice.module.css';
import { texts } from './texts.ts';

const words = texts.lines;

interface NumberedLine {
  readonly key: string;
  readonly line: BillingLine;
  /** Only when it does not cover the item's whole period. */
  readonly days: string | undefined;
}

const columns: TableColumn<NumberedLine>[] = [
  {
    id: 'text',
    header: words.text,
    isRowHeader: true,
    cell: ({ line, days }) => (
      <span>
        {line.text}
        {line.vatRate === 0 ? (
          <abbr className={styles.vatFree} title={words.vatFree}>
            {' *'}
          </abbr>
        ) : null}
        {days === undefined ? null : <span className={styles.days}>{days}</span>}
      </span>
    ),
  },
  {
    id: 'quantity',
    header: words.quantity,
    align: 'end',
    cell: ({ line }) => formatQuantity({ value: line.quantity, unit: line.unit }),
  },
  { id: 'unitPrice', header: words.unitPrice, align: 'end', cell: ({ line }) => formatMoney(line.unitPrice) },
  { id: 'amount', header: words.amount, align: 'end', cell: ({ line }) => formatMoney(line.amountExclVat) },
];

const titleOf = ({ msisdn, userName }: LineGroup): string =>
  msisdn === undefined
    ? words.common
    : [formatPhoneNumber(msisdn), userName].filter(part => part !== undefined).join(' · ');

const daysOf = ({ period }: BillingLine, whole: BillingItemDetails['period']): string | undefined =>
  !period || (period.from === whole.from && period.to === whole.to)
    ? undefined
    : words.days(formatMediumDate(period.from), formatMediumDate(period.to));

interface GroupProps {
  readonly group: LineGroup;
  /** The item's period. */
  readonly period: BillingItemDetails['period'];
}

const Group = ({ group, period }: GroupProps) => {
  const { id } = useCurrentCustomer().customer;
  const title = titleOf(group);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <Typography tag="h3" look="h4">
          {title}
        </Typography>
        {group.subscriptionId === undefined ? null : (
          <span data-print="none">
            <Link href={links.subscription.href(id, { subscriptionId: group.subscriptionId })}>
              {words.seeSubscription}
            </Link>
          </span>
        )}
        <Typography tag="span" weight="bold" tabular>
          {formatMoney(group.total)}
        </Typography>
      </div>
      <Table
        label={title}
        columns={columns}
        rows={group.lines.map((line, index) => ({ key: String(index), line, days: daysOf(line, period) }))}
        rowKey={({ key }) => key}
      />
    </section>
  );
};

/** The item's lines by telephone number, with the totals. */
export const InvoiceLines = ({ item }: { readonly item: BillingItemDetails }) => (
  <Card title={words.heading}>
    {item.lines.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <>
        <Typography tone="muted">
          {item.lines.some(({ vatRate }) => vatRate === 0) ? words.helpVatFree : words.help}
        </Typography>
        {groupLines(item.lines).map(group => (
          <Group key={group.msisdn ?? ''} group={group} period={item.period} />
        ))}
      </>
    )}
    <dl className={styles.totals}>
      <dt>{words.totalExclVat}</dt>
      <dd>{formatMoney(item.totalExclVat)}</dd>
      <dt>{words.vat}</dt>
      <dd>{formatMoney(item.vatAmount)}</dd>
      <dt className={styles.grand}>{words.totalInclVat}</dt>
      <dd className={styles.grand}>{formatMoney(item.totalInclVat)}</dd>
    </dl>
  </Card>
);
