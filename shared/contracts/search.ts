import * as z from 'zod/mini';
import { USER_TYPES } from './administrator.ts';
import { SUBSCRIPTION_ACTIONS } from './allowed-actions.ts';
import { BILLING_ITEM_STATUSES, DOCUMENT_TYPES } from './billing-item.ts';
import { moneySchema } from './money.ts';
import { ORDER_STATUSES, ORDER_TYPES } from './order.ts';
import { SUBSCRIPTION_STATUSES } from './subscription-kind.ts';
import {
  customerQueryShape,
  data,
  dateSchema,
  idSchema,
  manyOf,
  openEnum,
  searchText,
  timestampSchema,
} from './wire.ts';

/** Kinds of hits of the global search (HTTP-010); also the names of its groups. */
export const SEARCH_KINDS = [
  'subscriptions',
  'orders',
  'invoices',
  'accounts',
  'administrators',
  'invitations',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Minimum length of a search. */
export const MIN_SEARCH_LENGTH = 2;

/** Maximum number of suggested hits per kind; `hasMore` says whether there are more. */
export const SEARCH_HITS = 5;

const text = z.optional(z.nullable(z.string()));

export const subscriptionHitSchema = z.object({
  id: idSchema,
  /** The product's name. */
  name: z.string(),
  userName: text,
  employeeId: text,
  /** Local number without country code, eight digits. */
  telephoneNumber: text,
  circuitId: text,
  status: openEnum(SUBSCRIPTION_STATUSES),
  /** Actions currently allowed for the caller. */
  actions: z.array(openEnum(SUBSCRIPTION_ACTIONS)),
});
export type SubscriptionHit = z.infer<typeof subscriptionHitSchema>;

export const orderHitSchema = z.object({
  id: idSchema,
  type: openEnum(ORDER_TYPES),
  status: openEnum(ORDER_STATUSES),
  productName: z.string(),
  userName: text,
  msisdn: text,
  created: timestampSchema,
});
export type OrderHit = z.infer<typeof orderHitSchema>;

export const invoiceHitSchema = z.object({
  id: idSchema,
  documentType: openEnum(DOCUMENT_TYPES),
  invoiceNumber: z.string(),
  accountName: z.string(),
  issueDate: dateSchema,
  totalInclVat: moneySchema,
  status: openEnum(BILLING_ITEM_STATUSES),
  /** Together these determine the status as shown on the item's page. Missing in older APIs. */
  dueDate: z.optional(dateSchema),
  amountDue: z.optional(moneySchema),
  /** Whether it can be paid by card. */
  isPayable: z.boolean(),
});
export type InvoiceHit = z.infer<typeof invoiceHitSchema>;

export const accountHitSchema = z.object({ id: idSchema, accountName: z.string() });
export type AccountHit = z.infer<typeof accountHitSchema>;

/** An administrator, or an invitation, which has no name. Both are looked up by e-mail. */
export const administratorHitSchema = z.object({
  email: z.string(),
  userName: text,
  userType: openEnum(USER_TYPES),
});
export type AdministratorHit = z.infer<typeof administratorHitSchema>;

const groupOf = <Hit extends z.core.$ZodType>(hit: Hit) =>
  z.optional(z.nullable(z.object({ hits: z.array(hit), hasMore: z.boolean() })));

/** The best hits of each kind. Kinds that were not requested or that the caller may not see are missing. */
export const searchSuggestionsSchema = z.object({
  subscriptions: groupOf(subscriptionHitSchema),
  orders: groupOf(orderHitSchema),
  invoices: groupOf(invoiceHitSchema),
  accounts: groupOf(accountHitSchema),
  administrators: groupOf(administratorHitSchema),
  invitations: groupOf(administratorHitSchema),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;

/**
 * Query of `GET /self-service-api/search/suggestions`. `searchQuery` is a number in any notation, a name, an
 * ICC, an employee, order, invoice or customer number, an e-mail or an amount; fewer than two characters find
 * nothing. `types` restricts the kinds.
 */
export const searchSuggestionsQuery = z.object({
  ...customerQueryShape,
  searchQuery: searchText(),
  types: manyOf(z.enum(SEARCH_KINDS)),
});

/** Response of `GET /self-service-api/search/suggestions`. */
export const searchSuggestionsAnswer = data(z.object({ suggestions: searchSuggestionsSchema }));
