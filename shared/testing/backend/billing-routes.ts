import * as z from 'zod/mini';
import {
  BILLING_ITEM_STATUSES,
  billingItemsAnswer,
  billingItemsQuery,
  billingSummaryAnswer,
  billingSummaryQuery,
  OVERDUE_STATUSES,
  UNPAID_STATUSES,
  type BillingItem,
  type BillingItemSortColumn,
  type BillingItemStatus,
  type BillingSummary,
  type BillingSummaryQuery,
} from '../../contracts/billing-item.ts';
import { billingItemAnswer, type BillingItemDetails } from '../../contracts/billing-item-details.ts';
import { customerQueryShape } from '../../contracts/wire.ts';
import { previousOf } from './billing-explanation-routes.ts';
import { sumOf } from './billing-lines.ts';
import { holdsWords, isOneOf, pageOf, sortedBy } from './list-of.ts';
import { notFound, type AddRoute } from './route.ts';

const sortKeys: Record<BillingItemSortColumn, (item: BillingItem) => string | number> = {
  IssueDate: item => item.issueDate,
  DueDate: item => item.dueDate,
  InvoiceNumber: item => item.invoiceNumber,
  Account: item => item.accountName,
  Amount: item => item.totalInclVat.value,
  Status: item => BILLING_ITEM_STATUSES.indexOf(item.status),
};

const matching = (items: readonly BillingItemDetails[], query: BillingSummaryQuery): BillingItemDetails[] => {
  const { from = '', to = '9999', minAmount = -Infinity, maxAmount = Infinity } = query;
  return items.filter(
    item =>
      isOneOf(item.billingItemId, query.billingItemIds) &&
      isOneOf(item.accountId, query.accountIds) &&
      isOneOf(item.status, query.statuses) &&
      isOneOf(item.documentType, query.types) &&
      item.issueDate >= from &&
      item.issueDate <= to &&
      item.totalInclVat.value >= minAmount &&
      item.totalInclVat.value <= maxAmount &&
      holdsWords([item.invoiceNumber, item.accountId, item.accountName], query.searchQuery),
  );
};

const falling: readonly BillingItemStatus[] = ['Open', 'PartiallyPaid', 'AutomaticPayment'];

/** Items on which money is owed, and those of them that are overdue. */
export const unpaidOf = (items: readonly BillingItem[]) => {
  const unpaid = items.filter(({ status }) => UNPAID_STATUSES.some(each => each === status));
  return { unpaid, overdue: unpaid.filter(({ status }) => OVERDUE_STATUSES.some(each => each === status)) };
};

/** What is owed and overdue, and what falls due next. Without a `today` nothing is said of the latter. */
export const summaryOf = (items: readonly BillingItem[], today = '9999'): BillingSummary => {
  const { unpaid, overdue } = unpaidOf(items);
  const ahead = items.filter(({ status, dueDate }) => falling.includes(status) && dueDate >= today);
  const [first] = sortedBy(ahead, ({ dueDate }) => dueDate);
  const dueTogether = ahead.filter(({ dueDate }) => dueDate === first?.dueDate);
  return {
    owed: sumOf(unpaid.map(({ amountDue }) => amountDue)),
    owedCount: unpaid.length,
    overdue: sumOf(overdue.map(({ amountDue }) => amountDue)),
    overdueCount: overdue.length,
    ...(first && {
      next: { dueDate: first.dueDate, amount: sumOf(dueTogether.map(({ amountDue }) => amountDue)) },
    }),
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
      // Newest first is the list's own order; a column that is asked for begins at its smallest.
      const isDescending = query.orderBy ? query.sortOrder === 'Descending' : query.sortOrder !== 'Ascending';
      const rows = sortedBy(matching(billingItems, query), keyOf, isDescending);
      const { items, paging } = pageOf(rows, query);
      return { billingItems: items, ...paging };
    },
  }),
  // Before the route of one item, whose path it has.
  route({
    path: '/billing-items/summary',
    system: 'BillingAPI',
    query: billingSummaryQuery,
    answer: billingSummaryAnswer,
    read: ({ billingItems }, query) => ({ summary: summaryOf(matching(billingItems, query), today) }),
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
