import { useState } from 'react';
import type { SpendNumbers as Numbers } from 'shared/contracts/spend';
import { UNUSED_DAYS } from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { DownloadButton } from 'shared/download';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney, formatMonthlyPrice } from 'shared/format/money';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useToggle } from 'shared/toggles';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Table, type TableColumn } from 'shared/ui/table';
import { Typography } from 'shared/ui/typography';
import type { SpendValues } from './spend-params.ts';
import { spendQueries } from './spend.queries.ts';
import { texts } from './texts.ts';

const words = texts.numbers;

type Costly = Numbers['costliest'][number];
type Unused = Numbers['unused']['items'][number];
type AnyNumber = Omit<Costly, 'total'>;

const nameOf = ({ msisdn, circuitId, userName, subscriptionId }: AnyNumber): string =>
  [subscriptionNumber({ telephoneNumber: msisdn, circuitId }), userName].filter(Boolean).join(', ') ||
  subscriptionId;

const common: readonly TableColumn<AnyNumber>[] = [
  { id: 'number', header: words.number, isRowHeader: true, cell: nameOf },
  { id: 'product', header: words.product, cell: ({ productName }) => productName },
  {
    id: 'account',
    header: words.account,
    isHiddenOnMedium: true,
    cell: ({ accountName, accountId }) => `${accountName} ${accountId}`,
  },
];

const costlyColumns: readonly TableColumn<Costly>[] = [
  ...common,
  { id: 'total', header: words.total, align: 'end', cell: ({ total }) => formatMoney(total) },
];

const unusedColumns: readonly TableColumn<Unused>[] = [
  ...common,
  { id: 'since', header: words.since, cell: ({ unusedSince }) => formatMediumDate(unusedSince) },
];

const priced: TableColumn<Unused> = {
  id: 'price',
  header: words.perMonth,
  align: 'end',
  cell: ({ perMonth }) => formatMoney(perMonth),
};

/** Number of rows shown before the user expands the table. */
const SHOWN = 5;

interface NumberTableProps<Row extends AnyNumber> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly hrefOf: (number: AnyNumber) => string;
}

/** The first numbers, or all of them when expanded. */
const NumberTable = <Row extends AnyNumber>({ rows, hrefOf, ...rest }: NumberTableProps<Row>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Table
        {...rest}
        rows={isOpen ? rows : rows.slice(0, SHOWN)}
        rowKey={({ subscriptionId }) => subscriptionId}
        rowHref={hrefOf}
      />
      {rows.length > SHOWN ? (
        <div>
          <Button
            variant="text"
            aria-expanded={isOpen}
            onPress={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? words.showFewer : words.showAll(rows.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
};

interface PartProps {
  readonly numbers: Numbers;
  readonly hrefOf: (number: AnyNumber) => string;
}

const Costliest = ({ numbers: { costliest }, hrefOf }: PartProps) => (
  <Card title={words.costliest}>
    {costliest.length === 0 ? (
      <Typography>{words.noneCostly}</Typography>
    ) : (
      <NumberTable label={words.costliest} columns={costlyColumns} rows={costliest} hrefOf={hrefOf} />
    )}
  </Card>
);

const UnusedNumbers = ({
  numbers: { unused },
  hrefOf,
  values,
}: PartProps & { readonly values: SpendValues }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const queries = spendQueries(useHttp(), customerId);
  const showsPrices = useToggle('show_subscription_prices');
  const { count, items, perMonth } = unused;
  if (count === 0)
    return (
      <Card title={words.unusedHeading}>
        <Typography>{words.noneUnused(UNUSED_DAYS)}</Typography>
      </Card>
    );
  const sentence = showsPrices
    ? words.unusedCost(count, UNUSED_DAYS, formatMonthlyPrice(perMonth))
    : words.unused(count, UNUSED_DAYS);
  return (
    <Card
      title={words.unusedHeading}
      actions={
        showsPrices ? (
          <DownloadButton fetch={() => queries.unusedFile(values)} defaultName={words.csvName}>
            {words.csv}
          </DownloadButton>
        ) : undefined
      }
    >
      <Typography weight="bold">{sentence}</Typography>
      <NumberTable
        label={words.unusedHeading}
        columns={showsPrices ? [...unusedColumns, priced] : unusedColumns}
        rows={items}
        hrefOf={hrefOf}
      />
      {items.length < count && showsPrices ? (
        <Typography tone="muted">{words.some(items.length)}</Typography>
      ) : null}
      <Link href={links.subscriptions.href(customerId, { usage: ['Unused'], accountIds: values.accountIds })}>
        {words.toUnused(count)}
      </Link>
    </Card>
  );
};

/** The numbers that cost most, and those that cost without being used. */
export const SpendNumbers = ({ values }: { readonly values: SpendValues }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery({
    ...spendQueries(useHttp(), customerId).numbers(values),
    placeholderData: keepPreviousOf(customerId),
  });
  const hrefOf = (number: AnyNumber): string => links.subscription.href(customerId, number);
  return (
    <QueryView query={query} title={words.failed}>
      {numbers => (
        <>
          <Costliest numbers={numbers} hrefOf={hrefOf} />
          <UnusedNumbers numbers={numbers} hrefOf={hrefOf} values={values} />
        </>
      )}
    </QueryView>
  );
};
