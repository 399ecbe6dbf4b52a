import * as z from 'zod/mini';
import {
  BILLING_ITEM_STATUSES,
  billingItemsAnswer,
  billingItemsQuery,
  billingSummaryAnswer,
  billingSummaryQuery,
  type BillingItem,
  type BillingItemSortColumn,
  type BillingSummary,
  type BillingSummaryQuery,
} from '../../../contracts/billing-item.ts';
import { billingItemAnswer, type BillingItemDetails } from '../../../contracts/billing-item-details.ts';
import { openPartOf } from '../../../contracts/open-amounts.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import { previousOf } from './billing-explanation-routes.ts';
import { containsWords, isOneOf, pageOf, sortedBy } from '../list-operations.ts';
import { isInOpen, openAmountsOf, totalOf } from './open-amounts.ts';
import { notFound, type AddRoute } from '../route.ts';

const sortKeys: Record<BillingItemSortColumn, (item: BillingItem) => string | number> = {
  IssueDate: item => item.issueDate,
  DueDate: item => item.dueDate,
  InvoiceNumber: item => item.invoiceNumber,
  Account: item => item.accountName,
  Amount: item => item.totalInclVat.value,
  Status: item => BILLING_ITEM_STATUSES.indexOf(item.status),
};

const matching = (
  items: readonly BillingItemDetails[],
  query: BillingSummaryQuery,
  today: string,
): BillingItemDetails[] => {
  const { from = '', to = '9999', minAmount = -Infinity, maxAmount = Infinity } = query;
  return items.filter(
    item =>
      isOneOf(item.billingItemId, query.billingItemIds) &&
      isOneOf(item.accountId, query.accountIds) &&
      isOneOf(item.status, query.statuses) &&
      isOneOf(item.documentType, query.types) &&
      isInOpen(item, query.open, today) &&
      item.issueDate >= from &&
      item.issueDate <= to &&
      item.totalInclVat.value >= minAmount &&
      item.totalInclVat.value <= maxAmount &&
      containsWords([item.invoiceNumber, item.accountId, item.accountName], query.searchQuery),
  );
};

const firstOfNextMonth = (today: string): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1)).toISOString().slice(0, 10);

/** Open amounts, the next due payment, and the next invoice date. */
const summaryOf = (items: readonly BillingItem[], today: string): BillingSummary => {
  const ahead = items.filter(item => openPartOf(item, today) !== undefined && item.dueDate >= today);
  const [first] = sortedBy(ahead, ({ dueDate }) => dueDate);
  const dueTogether = ahead.filter(({ dueDate }) => dueDate === first?.dueDate);
  const drawn = dueTogether.filter(item => openPartOf(item, today) === 'Automatic');
  return {
    open: openAmountsOf(items, today),
    ...(first && {
      nextPayment: {
        dueDate: first.dueDate,
        amount: totalOf(dueTogether).amount,
        automatic: totalOf(drawn).amount,
      },
    }),
    nextInvoiceDate: firstOfNextMonth(today),
  };
};

export const billingRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/billing-items',
    system: 'BillingAPI',
    query: billingItemsQuery,
    answer: billingItemsAnswer,
    read: ({ billingItems }, query) => {
      const keyOf = sortKeys[query.orderBy ?? 'IssueDate'];
      // Default: newest first; an explicit sort column defaults to ascending.
      const isDescending = query.orderBy ? query.sortOrder === 'Descending' : query.sortOrder !== 'Ascending';
      const rows = sortedBy(matching(billingItems, query, today), keyOf, isDescending);
      const { items, paging } = pageOf(rows, query);
      return { billingItems: items, ...paging };
    },
  }),
  // Before the route of a single item, whose path matches this one.
  route({
    path: '/billing-items/summary',
    system: 'BillingAPI',
    query: billingSummaryQuery,
    answer: billingSummaryAnswer,
    read: ({ billingItems }, query) => ({ summary: summaryOf(matching(billingItems, query, today), today) }),
  }),
  route({
    path: '/billing-items/:id',
    system: 'BillingAPI',
    query: z.object(customerQueryShape),
    answer: billingItemAnswer,
    read: ({ billingItems }, _query, id) => {
      const billingItem = billingItems.find(({ billingItemId }) => billingItemId === id);
      if (!billingItem) throw notFound();
      return {
        billingItem: {
          ...billingItem,
          previousTotal: previousOf(billingItems, billingItem)?.totalInclVat ?? null,
        },
      };
    },
  }),
];
