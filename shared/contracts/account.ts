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

/** A billing account (customer number) from the backend. A root account has no `rootAccountId`. */
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
  /** Creation day in the portal: a subscription can be moved to the account from the following day. */
  createdOn: z.optional(z.nullable(dateSchema)),
  /** Closing day; a closed account keeps its invoices and accepts nothing new. */
  closedOn: z.optional(z.nullable(dateSchema)),
  /** Invoice delivery and open amounts; in a list only on request. */
  balance: z.optional(
    z.object({ invoiceFormat: openEnum(INVOICE_FORMATS), open: moneySchema, overdue: moneySchema }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

/** Fields that the portal derives from an account (ACC-002 to ACC-005). */
export type AccountView = Account & {
  /** `Nordhavn Byg A/S (80010001)` */
  formattedAccountName: string;
  /** The root account's name, or its id without a name; undefined for a root account. */
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

/** Minimum length of an account search (ACC-011), counted after trimming. */
export const MINIMUM_ACCOUNT_SEARCH = 2;

/**
 * Query of `GET /self-service-api/accounts` (ACC-020). Lists accounts without `searchQuery`; a `searchQuery`
 * of fewer than two characters is refused with `QueryNeedsTobeAtLeastMinimunSearchCharactersLong`.
 * `mostSearched` sorts accounts with most subscriptions first (our interpretation of an unspecified field).
 */
export const accountsQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  searchQuery: z.optional(searchText()),
  mostSearched: z.optional(booleanQuery),
  level: z.optional(z.enum(ACCOUNT_LEVELS)),
  productGroups: manyOf(z.enum(PRODUCT_GROUPS)),
  rootAccountId: z.optional(idSchema),
  /** Includes balances. */
  balances: z.optional(booleanQuery),
  /** Only these accounts, for the names in an administrator's limited access. */
  accountIds: manyOf(idSchema),
});
export type AccountsQuery = z.infer<typeof accountsQuery>;

/** Response of `GET /self-service-api/accounts`: the array is in `data.accounts`. */
export const accountsAnswer = data(paged('accounts', accountSchema));

/** One account in full: open amounts, invoice settings and the accounts below it. */
export const accountDetailsSchema = z.extend(accountSchema, {
  /** Increases with every update; sent as `If-Match`. */
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

/** Response of `GET /self-service-api/accounts/{accountId}` (ACC-021). */
export const accountAnswer = data(z.object({ account: accountDetailsSchema }));
