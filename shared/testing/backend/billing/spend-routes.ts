/** Billed amounts over time; the platform also has files, and unused numbers. */
import { spendAnswer, spendNumbersAnswer, spendNumbersQuery, spendQuery } from '../../../contracts/spend.ts';
import type { SpendBreakdown } from '../../../contracts/spend.ts';
import type { BillingItemDetails } from '../../../contracts/billing-item-details.ts';
import { kroner, sumOf } from './billing-lines.ts';
import { isOneOf, sortedBy } from '../list-operations.ts';
import type { AddRoute } from '../route.ts';

/** `YYYY-MM`, oldest first: whole months before the day's month. */
const monthsBefore = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() - count + index);
    return month.toISOString().slice(0, 7);
  });

const linesOf = (items: readonly BillingItemDetails[], accountIds: readonly string[] | undefined) =>
  items
    .filter(({ accountId }) => isOneOf(accountId, accountIds))
    .flatMap(({ lines, period, accountId, accountName }) =>
      lines.map(line => ({ ...line, month: period.from.slice(0, 7), accountId, accountName })),
    );

type Line = ReturnType<typeof linesOf>[number];

const keys: Readonly<Record<SpendBreakdown, (line: Line) => string>> = {
  Kind: ({ type }) => type,
  Product: ({ type, text }) => (type === 'Subscription' ? text : ''),
  Account: ({ accountId }) => accountId,
};

const totalOf = (lines: readonly Line[]) => sumOf(lines.map(({ amountExclVat }) => amountExclVat));

export const spendRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/spend',
    system: 'BillingAPI',
    query: spendQuery,
    answer: spendAnswer,
    read: ({ billingItems }, { months: count = '12', by = 'Kind', accountIds }) => {
      const months = monthsBefore(today, Number(count));
      const lines = linesOf(billingItems, accountIds).filter(({ month }) => months.includes(month));
      const byMonth = (of: readonly Line[]) =>
        months.map(month => totalOf(of.filter(line => line.month === month)));
      const groups = [...Map.groupBy(lines, keys[by])].map(([key, of]) => ({
        key,
        name: by === 'Account' ? (of[0]?.accountName ?? '') : '',
        amounts: byMonth(of),
        total: totalOf(of),
      }));
      const billed = groups.filter(({ amounts }) => amounts.some(({ value }) => value !== 0));
      const largest = sortedBy(billed, ({ total }) => total.value, true);
      return { spend: { months, by, totals: byMonth(lines), total: totalOf(lines), groups: largest } };
    },
  }),
  route({
    path: '/spend/numbers',
    system: 'BillingAPI',
    query: spendNumbersQuery,
    answer: spendNumbersAnswer,
    read: () => ({ numbers: { costliest: [], unused: { count: 0, perMonth: kroner(0), items: [] } } }),
  }),
];
