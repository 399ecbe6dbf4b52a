import * as z from 'zod/mini';
import { accountDetailsSchema } from './account.ts';
import { BILL_CYCLE_FREQUENCIES, INVOICE_FORMATS, OWNER_CONTROLS, PRODUCT_GROUPS } from './account-values.ts';
import { ACCOUNT_LIMITS, ADDRESS_LIMITS } from './text-limits.ts';
import { placedOrderSchema } from './placed-order.ts';
import { customerQueryShape, data, emailSchema, idSchema, shownText } from './wire.ts';

const line = shownText;
const needed = (maximum: number) => line(maximum).check(z.minLength(1));
const optionalLine = (maximum: number) => z.optional(z.nullable(line(maximum)));

/**
 * Postal address of a billing account as entered by a user; `direction` is the door, `landlordName` the c/o.
 */
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

/** Formats that a user can choose; each requires what {@link missingInvoiceSetting} returns. */
export const CHOSEN_INVOICE_FORMATS = INVOICE_FORMATS.slice(1) as Exclude<
  (typeof INVOICE_FORMATS)[number],
  'Unknown'
>[];

const invoiceSettings = {
  /** At least two letters (VAL-019). */
  accountName: line(ACCOUNT_LIMITS.accountName).check(z.regex(/\p{L}.*\p{L}/u)),
  address: writtenAddressSchema,
  invoiceFormat: z.enum(CHOSEN_INVOICE_FORMATS),
  /** 13 digits (VAL-008); the check digit is not validated. */
  ean: z.optional(z.nullable(z.string().check(z.regex(/^\d{13}$/)))),
  email: z.optional(z.nullable(emailSchema)),
  reference: optionalLine(ACCOUNT_LIMITS.reference),
  billCycleFrequency: z.enum(BILL_CYCLE_FREQUENCIES).check(z.refine(value => value !== 'Unknown')),
};

/**
 * Body of `PUT /self-service-api/accounts/{accountId}`: all editable fields of a billing account, for
 * administrators with access to it. Takes an Idempotency-Key and `If-Match: "{version}"`; returns the
 * account.
 *
 * Errors: `InvalidInvoiceFormatGiven` for a format without its required field (EAN number, e-mail),
 * `StaleVersion` (412) after a concurrent update.
 */
export const accountChangeBody = data(z.object(invoiceSettings));
export type AccountChange = z.infer<typeof accountChangeBody>['data'];
export const accountChangeAnswer = data(z.object({ account: accountDetailsSchema }));

/** How a customer is notified of a new billing account. */
export const CONTACT_TYPES = ['Email', 'Sms', 'Letter'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/**
 * Body of `POST /self-service-api/accounts` (ACC-025), for administrators with access to all accounts of a
 * customer with a contract. Takes an Idempotency-Key. Returns the order with 202, and the number of the
 * account, which can be selected at once and is set up when the order is completed.
 *
 * Errors besides those of an update: `PreferedContactTypeWasNotSelected`, `TargetAccountIsClosed`, 404 for
 * another customer's root account.
 */
export const newAccountBody = data(
  z.object({
    ...invoiceSettings,
    /** The root account above it; omit it to create a root account. */
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
 * Body of `PUT /self-service-api/accounts/{accountId}/owner-controls` (ACC-028), for administrators with
 * access to the account: what employees may use on its subscriptions. Takes an Idempotency-Key and
 * `If-Match: "{version}"` of the account; returns an order with 202.
 *
 * Errors: `StaleVersion` (412) after a concurrent update of the account.
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

/** The missing setting that an invoice format requires; undefined if none. */
export function missingInvoiceSetting({
  invoiceFormat,
  ean,
  email,
}: Pick<AccountChange, 'invoiceFormat' | 'ean' | 'email'>): 'ean' | 'email' | undefined {
  if (invoiceFormat === 'Ean' && !ean) return 'ean';
  if (invoiceFormat === 'EmailPdf' && !email) return 'email';
  return undefined;
}
