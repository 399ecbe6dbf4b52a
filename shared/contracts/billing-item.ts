import * as z from 'zod/mini';
import { INVOICE_FORMATS, type InvoiceFormat } from './account-values.ts';
import { BILLING_ITEM_STATUSES } from './billing-item-status.ts';
import { DOCUMENT_TYPES } from './document-type.ts';
import { moneySchema } from './money.ts';
import { OPEN_FILTERS, openAmountsSchema } from './open-amounts.ts';
import { paged, pagingQueryShape, sortQueryShape } from './paging.ts';
import {
  customerQueryShape,
  data,
  dateSchema,
  dayQuery,
  idSchema,
  manyOf,
  openEnum,
  searchText,
} from './wire.ts';

export { BILLING_ITEM_STATUSES, type BillingItemStatus } from './billing-item-status.ts';
export { DOCUMENT_TYPES, type DocumentType } from './document-type.ts';

/** Download formats of a billing item. */
export const DOCUMENT_FORMATS = ['Unknown', 'Pdf', 'Csv', 'OioUbl'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Why an item cannot be paid in the portal. */
export const NOT_PAYABLE_REASONS = [
  'Unknown',
  'AlreadyPaid',
  'NothingOwed',
  'PaymentPending',
  'AutomaticPayment',
  'SentToCollection',
  'ElectronicInvoice',
] as const;
export type NotPayableReason = (typeof NOT_PAYABLE_REASONS)[number];

/** Payment method of an item, depending on its invoice format. */
export const PAYMENT_METHODS = [
  'Unknown',
  'CardOrTransfer',
  /** From the recipient's own system. */
  'Transfer',
  'GiroCard',
  'Betalingsservice',
  'Leverandorservice',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const paymentMethodOf: Readonly<Record<InvoiceFormat, PaymentMethod>> = {
  Unknown: 'Unknown',
  EmailPdf: 'CardOrTransfer',
  Ean: 'Transfer',
  Betalingsservice: 'Betalingsservice',
  Leverandorservice: 'Leverandorservice',
  Giro: 'GiroCard',
};

const text = z.optional(z.nullable(z.string()));

/** A row of the invoices overview. Amounts of a credit note are negative. */
export const billingItemSchema = z.object({
  billingItemId: idSchema,
  documentType: openEnum(DOCUMENT_TYPES),
  invoiceNumber: z.string(),
  accountId: idSchema,
  accountName: z.string(),
  rootAccountId: idSchema,
  cvr: text,
  issueDate: dateSchema,
  dueDate: dateSchema,
  period: z.object({ from: dateSchema, to: dateSchema }),
  totalExclVat: moneySchema,
  vatAmount: moneySchema,
  totalInclVat: moneySchema,
  /** Amount due, with VAT. */
  amountDue: moneySchema,
  status: openEnum(BILLING_ITEM_STATUSES),
  /** Number of reminders sent, 0–3. */
  reminderLevel: z.number(),
  invoiceFormat: openEnum(INVOICE_FORMATS),
  paymentMethod: openEnum(PAYMENT_METHODS),
  documents: z.array(
    z.object({
      documentId: idSchema,
      format: openEnum(DOCUMENT_FORMATS),
      fileName: z.string(),
      /** Bytes; missing until the file is first generated. */
      size: z.optional(z.nullable(z.number())),
    }),
  ),
  isPayable: z.boolean(),
  notPayableReason: z.optional(z.nullable(openEnum(NOT_PAYABLE_REASONS))),
});
export type BillingItem = z.infer<typeof billingItemSchema>;

/** Sort columns of the invoices overview; by default newest issue date first. */
export const BILLING_ITEM_SORT_COLUMNS = [
  'IssueDate',
  'DueDate',
  'InvoiceNumber',
  'Account',
  'Amount',
  'Status',
] as const;
export type BillingItemSortColumn = (typeof BILLING_ITEM_SORT_COLUMNS)[number];

const amount = z.optional(z.coerce.number().check(z.minimum(-1e9), z.maximum(1e9)));

const billingItemFilterShape = {
  ...customerQueryShape,
  billingItemIds: manyOf(idSchema),
  accountIds: manyOf(idSchema),
  statuses: manyOf(z.enum(BILLING_ITEM_STATUSES)),
  types: manyOf(z.enum(DOCUMENT_TYPES)),
  /** Parts of the open amount. */
  open: manyOf(z.enum(OPEN_FILTERS)),
  /** First and last issue date, inclusive. */
  from: z.optional(dayQuery),
  to: z.optional(dayQuery),
  /** Kroner with VAT, inclusive. */
  minAmount: amount,
  maxAmount: amount,
  /** Searches invoice number, account id and account name. */
  searchQuery: z.optional(searchText()),
};

/** Maximum number of rows in a file of the list: the first ones. */
export const BILLING_FILE_ROWS = 10_000;

/**
 * Query of `GET /self-service-api/billing-items`. `format=csv` returns all matches as a file instead of a
 * page, in the requested order, at most `BILLING_FILE_ROWS` rows.
 */
export const billingItemsQuery = z.object({
  ...billingItemFilterShape,
  ...pagingQueryShape,
  ...sortQueryShape(BILLING_ITEM_SORT_COLUMNS),
  format: z.optional(z.enum(['json', 'csv'])),
});
export type BillingItemsQuery = z.infer<typeof billingItemsQuery>;

/** Response of `GET /self-service-api/billing-items`. */
export const billingItemsAnswer = data(paged('billingItems', billingItemSchema));

/** Query of `GET /self-service-api/billing-items/summary`: the same filters, without paging. */
export const billingSummaryQuery = z.object(billingItemFilterShape);
export type BillingSummaryQuery = z.infer<typeof billingSummaryQuery>;

/** Maximum number of documents per download. */
export const MOST_DOCUMENTS = 100;

/**
 * Query of `GET /self-service-api/billing-items/documents`: downloads the items' PDF documents as one ZIP
 * archive. Errors: `TooManyDocuments` for more than `MOST_DOCUMENTS`, 404 if the caller may not see one of
 * them.
 */
export const billingDocumentsQuery = z.object({
  ...customerQueryShape,
  billingItemIds: z.union([
    z.array(idSchema).check(z.minLength(1), z.maxLength(1_000)),
    z.pipe(
      idSchema,
      z.transform(single => [single]),
    ),
  ]),
});

/** Open amounts under the filters, the next due payment, and the next invoice date. */
export const billingSummarySchema = z.object({
  open: openAmountsSchema,
  /** Missing if no open item is due from today on. */
  nextPayment: z.optional(
    z.nullable(
      z.object({
        dueDate: dateSchema,
        amount: moneySchema,
        /** The part that is paid automatically. */
        automatic: moneySchema,
      }),
    ),
  ),
  /** The first day after today on which an invoiced period starts. */
  nextInvoiceDate: z.optional(z.nullable(dateSchema)),
});
export type BillingSummary = z.infer<typeof billingSummarySchema>;
export const billingSummaryAnswer = data(z.object({ summary: billingSummarySchema }));
