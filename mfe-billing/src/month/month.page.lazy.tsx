import type { ComponentType } from 'react';
import type { BillingMonthExplanation } from 'shared/contracts/billing-explanation';
import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { useListAsLeft } from 'shared/list/kept-list';
import { useFocusWhenFewer } from 'shared/list/use-focus-when-fewer';
import { keepPreviousOf, useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { Card } from 'shared/ui/card';
import { EmptyState } from 'shared/ui/empty-state';
import { Icon } from 'shared/ui/icon';
import { Cluster, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { CauseList } from '../explanation-model/cause-list.tsx';
import { compareTotals } from '../explanation-model/compare-totals.ts';
import { explanationTexts } from '../explanation-model/texts.ts';
import { explanationQueries, MONTH_NAME, monthIn } from '../explanation.queries.ts';
import { Figures, type Figure } from '../figures.tsx';
import { pages } from '../pages.tsx';
import { MonthFiles } from './month-files.tsx';
import { texts } from './texts.ts';

/** Why a month's total differs from that of the previous month, for all customer numbers that the user may see. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [search] = useSearchParams();
  const month = monthIn(search);
  const query = useQuery({
    ...explanationQueries(useHttp(), customerId).ofMonth(month),
    placeholderData: keepPreviousOf(customerId),
  });
  const backTo = { href: useListAsLeft(customerHref(customerId, areaPaths.invoices)), label: texts.back };
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} backTo={backTo} />
      <QueryView query={query} title={texts.failed}>
        {explanation =>
          explanation.month === null ? (
            <EmptyState icon="invoice">{texts.nothing}</EmptyState>
          ) : (
            <Month explanation={explanation} month={explanation.month} />
          )
        }
      </QueryView>
      {/* The links to other months are part of what failed to load, so they are shown here. */}
      {query.isError && query.data === undefined && month !== undefined ? (
        <p>
          <Link variant="standalone" href={pages.month.href({ customerId })}>
            {texts.newest}
          </Link>
        </p>
      ) : null}
    </>
  );
};

interface MonthProps {
  readonly explanation: BillingMonthExplanation;
  readonly month: string;
}

const Month = ({ explanation, month }: MonthProps) => (
  <Stack gap={6}>
    <OtherMonths {...explanation} />
    {explanation.itemCount === 0 ? (
      <EmptyState icon="invoice">{texts.nothingIn(month)}</EmptyState>
    ) : (
      <>
        <MonthFiles month={month} itemCount={explanation.itemCount} />
        <Figures items={figuresOf(explanation, month)} />
        <Card title={explanationTexts.heading}>
          <Causes explanation={explanation} month={month} />
        </Card>
      </>
    )}
  </Stack>
);

const OtherMonths = ({
  previousMonth,
  nextMonth,
}: Pick<BillingMonthExplanation, 'previousMonth' | 'nextMonth'>) => {
  const { id: customerId } = useCurrentCustomer().customer;
  // The first and the last month have one link: the other may have had the focus.
  const nav = useFocusWhenFewer([previousMonth, nextMonth].filter(Boolean).length);
  if (!previousMonth && !nextMonth) return null;
  return (
    <nav ref={nav} tabIndex={-1} aria-label={texts.months}>
      <Cluster gap={6} justify="between">
        {/* Keyed by position: focus stays on the same link while moving from month to month. */}
        {(
          [
            ['previousMonth', previousMonth],
            ['nextMonth', nextMonth],
          ] as const
        ).map(([place, month]) =>
          month === null ? null : (
            <Link
              key={place}
              href={`${pages.month.href({ customerId })}?${MONTH_NAME}=${month}`}
              variant="standalone"
            >
              {place === 'previousMonth' ? <Icon name="arrow-left" size="xs" /> : null}
              {texts[place](month)}
              {place === 'nextMonth' ? <Icon name="arrow-right" size="xs" /> : null}
            </Link>
          ),
        )}
      </Cluster>
    </nav>
  );
};

const figuresOf = (explanation: BillingMonthExplanation, month: string): Figure[] => {
  const { total, previousTotal, previousMonth, itemCount } = explanation;
  const own = { term: texts.month(month), value: formatMoney(total), note: texts.issued(itemCount) };
  if (!previousTotal || !previousMonth) return [own];
  const compared = compareTotals(total, previousTotal);
  return [
    own,
    { term: texts.month(previousMonth), value: formatMoney(previousTotal) },
    {
      term: texts.difference,
      value: compared.than === 'same' ? texts.same : texts[compared.than](formatMoney(compared.by)),
      note: texts.comparedWith(previousMonth),
    },
  ];
};

const Causes = ({ explanation, month }: MonthProps) => {
  const { total, previousTotal, previousMonth, causes } = explanation;
  if (!previousTotal || !previousMonth) return <p>{texts.noPrevious(month)}</p>;
  if (causes.length === 0) return <p>{texts.unchanged(previousMonth)}</p>;
  return <CauseList causes={causes} total={compareTotals(total, previousTotal)} withAccount />;
};
