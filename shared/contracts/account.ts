import * as z from 'zod/mini';
import {
  PRODUCT_GROUPS,
  ACCOUNT_LEVELS,
  OWNER_CONTROLS,
  BILL_CYCLE_FREQUENCIES,
  INVOICE_FORMATS,
  type ProductGroup,
} from './account-values.ts';
import { moneySchema } from './money.ts';
import { openAmountsSchema } from './open-amounts.ts';
import { paged, pagingQueryShape } from './paging.ts';
import {
  booleanQuery,
  customerQueryShape,
  data,
  dateSchema,
  idSchema,
  manyOf,
  openEnum,
  searchText,
} from './wire.ts';

export { PRODUCT_GROUPS } from './account-values.ts';
export type {
  ProductGroup,
  AccountLevel,
  OwnerControl,
  BillCycleFrequency,
  InvoiceFormat,
} from './account-values.ts';

const text = z.optional(z.nullable(z.string()));

/** An account's address (ACC-006). */
export const accountAddressSchema = z.object({
  zip: text,
  city: text,
  floor: text,
  addressPostOfficeBox: text,
  doorNumber: text,
  country: text,
  houseNumber: text,
  direction: text,
  streetName: text,
  landlordName: text,
});
export type AccountAddress = z.infer<typeof accountAddressSchema>;

/** A billing account (customer number) as the back end gives it. `rootAccountId` is missing for a root account. */
export const accountSchema = z.object({
  accountId: idSchema,
  accountName: z.string(),
  rootAccountId: z.optional(z.nullable(idSchema)),
  rootAccountName: text,
  productGroup: openEnum(PRODUCT_GROUPS),
  address: accountAddressSchema,
  ownerControl: z.object({
    nationalUsageAllowance: openEnum(OWNER_CONTROLS),
    retailRoaming: openEnum(OWNER_CONTROLS),
    roamingCostControl: openEnum(OWNER_CONTROLS),
  }),
  billCycleFrequency: openEnum(BILL_CYCLE_FREQUENCIES),
  billCycleStartDate: z.optional(z.nullable(dateSchema)),
  /** The day it was made in the portal: a subscription is moved to it from the day after at the earliest. */
  createdOn: z.optional(z.nullable(dateSchema)),
  /** The day it was closed; a closed account keeps its invoices, and nothing is put on it any more. */
  closedOn: z.optional(z.nullable(dateSchema)),
  /** How it gets its invoices and what of them is open; in a list where it is asked for. */
  balance: z.optional(
    z.object({ invoiceFormat: openEnum(INVOICE_FORMATS), open: moneySchema, overdue: moneySchema }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

/** The fields the portal derives from an account (ACC-002 to ACC-005). */
export type AccountView = Account & {
  /** `Nordhavn Byg A/S (80010001)` */
  formattedAccountName: string;
  /** The root account's name, or its id when it has none; missing for a root account. */
  parentAccountName: string | undefined;
  type: ProductGroup;
  isHomeOffice: boolean;
};

/** Derives the view of an account. */
export function toAccountView(account: Account): AccountView {
  return {
    ...account,
    formattedAccountName: `${account.accountName} (${account.accountId})`,
    parentAccountName: account.rootAccountName || account.rootAccountId || undefined,
    type: account.productGroup,
    isHomeOffice: account.productGroup === 'HomeOffice',
  };
}

/** The shortest account search the API answers (ACC-011); counted after trimming. */
export const MINIMUM_ACCOUNT_SEARCH = 2;

/**
 * Query of `GET /self-service-api/accounts` (ACC-020). Without `searchQuery` it lists; with a shorter one than two
 * characters it answers `QueryNeedsTobeAtLeastMinimunSearchCharactersLong`. `mostSearched` puts the accounts with
 * most subscriptions first (our reading of a field whose meaning is not shown).
 */
export const accountsQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  searchQuery: z.optional(searchText()),
  mostSearched: z.optional(booleanQuery),
  level: z.optional(z.enum(ACCOUNT_LEVELS)),
  productGroups: manyOf(z.enum(PRODUCT_GROUPS)),
  rootAccountId: z.optional(idSchema),
  /** Each with its balance. */
  balances: z.optional(booleanQuery),
  /** Only these accounts: the names of the ones an administrator is limited to. */
  accountIds: manyOf(idSchema),
});
export type AccountsQuery = z.infer<typeof accountsQuery>;

/** Answer of `GET /self-service-api/accounts`: the array stands in `data.accounts`. */
export const accountsAnswer = data(paged('accounts', accountSchema));

/** One account in full: what it owes, how it is invoiced and what hangs under it. */
export const accountDetailsSchema = z.extend(accountSchema, {
  /** Counts up with every edit; goes back as `If-Match`. */
  version: z.int(),
  open: openAmountsSchema,
  invoiceSettings: z.object({
    invoiceFormat: openEnum(INVOICE_FORMATS),
    ean: text,
    email: text,
    reference: text,
  }),
  counts: z.object({ subscriptions: z.number(), accounts: z.number() }),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** Answer of `GET /self-service-api/accounts/{accountId}` (ACC-021). */
export const accountAnswer = data(z.object({ account: accountDetailsSchema }));
