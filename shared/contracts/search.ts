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

/** What the search across areas finds (HTTP-010); also the names of its groups. */
export const SEARCH_KINDS = [
  'subscriptions',
  'orders',
  'invoices',
  'accounts',
  'administrators',
  'invitations',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A shorter text is not looked for. */
export const MIN_SEARCH_LENGTH = 2;

/** Hits of a kind that are suggested at most; `hasMore` says whether there are others. */
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
  /** What the caller can do to it at this moment. */
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
  /** With these its status is told as its own page tells it. Missing from APIs of before. */
  dueDate: z.optional(dateSchema),
  amountDue: z.optional(moneySchema),
  /** Whether it can be paid by card. */
  isPayable: z.boolean(),
});
export type InvoiceHit = z.infer<typeof invoiceHitSchema>;

export const accountHitSchema = z.object({ id: idSchema, accountName: z.string() });
export type AccountHit = z.infer<typeof accountHitSchema>;

/** An administrator, or an invitation to be one, which has no name. The e-mail is what both are looked up by. */
export const administratorHitSchema = z.object({
  email: z.string(),
  userName: text,
  userType: openEnum(USER_TYPES),
});
export type AdministratorHit = z.infer<typeof administratorHitSchema>;

const groupOf = <Hit extends z.core.$ZodType>(hit: Hit) =>
  z.optional(z.nullable(z.object({ hits: z.array(hit), hasMore: z.boolean() })));

/** The best hits of each kind. A kind that was not asked for, or that the caller may not see, is missing. */
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
 * Query of `GET /self-service-api/search/suggestions`. `searchQuery` is a number however it is written, a name, an ICC, an
 * employee, order, invoice or customer number, an e-mail or an amount; fewer than two characters find nothing. `types`
 * narrows to some kinds.
 */
export const searchSuggestionsQuery = z.object({
  ...customerQueryShape,
  searchQuery: searchText(),
  types: manyOf(z.enum(SEARCH_KINDS)),
});

/** Answer of `GET /self-service-api/search/suggestions`. */
export const searchSuggestionsAnswer = data(z.object({ suggestions: searchSuggestionsSchema }));
