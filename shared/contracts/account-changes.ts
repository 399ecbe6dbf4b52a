import * as z from 'zod/mini';
import { accountDetailsSchema } from './account.ts';
import { BILL_CYCLE_FREQUENCIES, INVOICE_FORMATS, OWNER_CONTROLS, PRODUCT_GROUPS } from './account-values.ts';
import { ACCOUNT_LIMITS, ADDRESS_LIMITS } from './text-limits.ts';
import { placedOrderSchema } from './placed-order.ts';
import { customerQueryShape, data, emailSchema, idSchema, shownText } from './wire.ts';

const line = shownText;
const needed = (maximum: number) => line(maximum).check(z.minLength(1));
const optionalLine = (maximum: number) => z.optional(z.nullable(line(maximum)));

/** A billing account's postal address as a person writes it; `direction` is the door, `landlordName` the c/o. */
export const writtenAddressSchema = z.object({
  streetName: needed(ADDRESS_LIMITS.streetName),
  houseNumber: needed(ADDRESS_LIMITS.houseNumber),
  floor: optionalLine(ADDRESS_LIMITS.floor),
  direction: optionalLine(ADDRESS_LIMITS.direction),
  zip: z.string().check(z.trim(), z.regex(/^\d{4}$/)),
  city: needed(ADDRESS_LIMITS.city),
  country: needed(ADDRESS_LIMITS.country),
  landlordName: optionalLine(ADDRESS_LIMITS.landlordName),
});

/** Formats that a person can choose; each needs what {@link missingInvoiceSetting} names. */
export const CHOSEN_INVOICE_FORMATS = INVOICE_FORMATS.slice(1) as Exclude<
  (typeof INVOICE_FORMATS)[number],
  'Unknown'
>[];

const invoiceSettings = {
  /** At least two letters (VAL-019). */
  accountName: line(ACCOUNT_LIMITS.accountName).check(z.regex(/\p{L}.*\p{L}/u)),
  address: writtenAddressSchema,
  invoiceFormat: z.enum(CHOSEN_INVOICE_FORMATS),
  /** 13 digits (VAL-008); a wrong check digit is not refused. */
  ean: z.optional(z.nullable(z.string().check(z.regex(/^\d{13}$/)))),
  email: z.optional(z.nullable(emailSchema)),
  reference: optionalLine(ACCOUNT_LIMITS.reference),
  billCycleFrequency: z.enum(BILL_CYCLE_FREQUENCIES).check(z.refine(value => value !== 'Unknown')),
};

/**
 * Body of `PUT /self-service-api/accounts/{accountId}`: everything of a billing account that a person may edit, for
 * administrators within their reach. Takes an Idempotency-Key and `If-Match: "{version}"`; answers the account.
 *
 * Errors: `InvalidInvoiceFormatGiven` for a format without what it needs (an EAN number, an e-mail),
 * `StaleVersion` (412) when somebody else edited it in between.
 */
export const accountChangeBody = data(z.object(invoiceSettings));
export type AccountChange = z.infer<typeof accountChangeBody>['data'];
export const accountChangeAnswer = data(z.object({ account: accountDetailsSchema }));

/** How a customer wants to hear about a new billing account. */
export const CONTACT_TYPES = ['Email', 'Sms', 'Letter'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/**
 * Body of `POST /self-service-api/accounts` (ACC-025), for administrators who reach all accounts of a customer with a
 * contract. Takes an Idempotency-Key. Answers the order with 202, and the number that the account has from now on: it
 * can be chosen at once and is set up when the order is done.
 *
 * Errors beside those of an edit: `PreferedContactTypeWasNotSelected`, `TargetAccountIsClosed`, 404 for a root account of somebody
 * else.
 */
export const newAccountBody = data(
  z.object({
    ...invoiceSettings,
    /** The account that it is to stand below; left out it is a root account. */
    rootAccountId: z.optional(z.nullable(idSchema)),
    productGroup: z.enum(PRODUCT_GROUPS).check(z.refine(value => value !== 'Unknown')),
    contactType: z.optional(z.nullable(z.enum(CONTACT_TYPES))),
  }),
);
export type NewAccount = z.infer<typeof newAccountBody>['data'];
export const newAccountAnswer = data(z.extend(placedOrderSchema, { accountId: idSchema }));
export type PlacedAccountOrder = z.infer<typeof newAccountAnswer>['data'];

const chosenControl = z.enum(OWNER_CONTROLS).check(z.refine(value => value !== 'Unknown'));

/**
 * Body of `PUT /self-service-api/accounts/{accountId}/owner-controls` (ACC-028), for administrators within their reach:
 * what employees may use on the subscriptions of the account. Takes an Idempotency-Key and `If-Match: "{version}"` of the
 * account; answers an order with 202.
 *
 * Errors: `StaleVersion` (412) when somebody else edited the account in between.
 */
export const accountOwnerControlsBody = data(
  z.object({
    nationalUsageAllowance: chosenControl,
    retailRoaming: chosenControl,
    roamingCostControl: chosenControl,
  }),
);
export type AccountOwnerControls = z.infer<typeof accountOwnerControlsBody>['data'];

export const accountWriteQuery = z.object(customerQueryShape);

/** What an invoice format cannot do without and is not there; undefined when nothing is missing. */
export function missingInvoiceSetting({
  invoiceFormat,
  ean,
  email,
}: Pick<AccountChange, 'invoiceFormat' | 'ean' | 'email'>): 'ean' | 'email' | undefined {
  if (invoiceFormat === 'Ean' && !ean) return 'ean';
  if (invoiceFormat === 'EmailPdf' && !email) return 'email';
  return undefined;
}
