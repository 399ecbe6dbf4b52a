/** Explains the differences between bills, with the same function as the platform. */
import * as z from 'zod/mini';
import {
  billingItemExplanationAnswer,
  billingMonthAnswer,
  billingMonthQuery,
  type BillingCausePart,
} from '../../../contracts/billing-explanation.ts';
import type { BillingItemDetails } from '../../../contracts/billing-item-details.ts';
import { explainBills } from '../../../contracts/explain-bills.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import type { TenantData } from '../backend-data.ts';
import { sumOf } from './billing-lines.ts';
import { notFound, type AddRoute } from '../route.ts';

const isBill = ({ documentType }: BillingItemDetails): boolean =>
  documentType === 'Invoice' || documentType === 'FinalInvoice';

/** The account's previous bill; the items are sorted newest first. */
export const previousOf = (
  items: readonly BillingItemDetails[],
  item: BillingItemDetails,
): BillingItemDetails | undefined =>
  isBill(item)
    ? items.find(each => isBill(each) && each.accountId === item.accountId && each.issueDate < item.issueDate)
    : undefined;

const totalOf = (items: readonly BillingItemDetails[]) =>
  sumOf(items.map(({ totalInclVat }) => totalInclVat));

const explained = (
  { subscriptions }: TenantData,
  before: readonly BillingItemDetails[],
  after: readonly BillingItemDetails[],
) => {
  const withUser = (part: BillingCausePart): BillingCausePart => {
    const found = subscriptions.find(({ id }) => id === part.subscriptionId);
    const name = [found?.firstName, found?.lastName].filter(Boolean).join(' ');
    return {
      ...part,
      msisdn: part.msisdn ?? found?.telephoneNumber?.localNumber ?? null,
      circuitId: found?.circuitId ?? null,
      userName: part.userName ?? (name || null),
    };
  };
  const causes = before.length === 0 ? [] : explainBills(before, after);
  return {
    total: totalOf(after),
    previousTotal: before.length === 0 ? null : totalOf(before),
    causes: causes.map(cause => ({ ...cause, parts: cause.parts.map(withUser) })),
  };
};

const monthOf = ({ issueDate }: BillingItemDetails): string => issueDate.slice(0, 7);

export const billingExplanationRoutes = (route: AddRoute) => [
  route({
    path: '/billing-items/:id/explanation',
    system: 'BillingAPI',
    query: z.object(customerQueryShape),
    answer: billingItemExplanationAnswer,
    read: (tenant, _query, id) => {
      const item = tenant.billingItems.find(({ billingItemId }) => billingItemId === id);
      if (!item) throw notFound();
      const previous = previousOf(tenant.billingItems, item);
      return {
        explanation: { ...explained(tenant, previous ? [previous] : [], [item]), previous: previous ?? null },
      };
    },
  }),
  route({
    path: '/billing-explanation',
    system: 'BillingAPI',
    query: billingMonthQuery,
    answer: billingMonthAnswer,
    read: (tenant, query) => {
      const byMonth = Map.groupBy(tenant.billingItems, monthOf);
      const months = [...byMonth.keys()].sort();
      const month = query.month ?? months.at(-1) ?? null;
      const previousMonth = months.findLast(each => month !== null && each < month) ?? null;
      const nextMonth = months.find(each => month !== null && each > month) ?? null;
      const issued = byMonth.get(month ?? '') ?? [];
      const before = byMonth.get(previousMonth ?? '') ?? [];
      return {
        explanation: {
          ...explained(tenant, before, issued),
          month,
          previousMonth,
          nextMonth,
          itemCount: issued.length,
        },
      };
    },
  }),
];
