/** Type of a billing document. */
export const DOCUMENT_TYPES = [
  'Unknown',
  'Invoice',
  'CreditNote',
  'FinalInvoice',
  'Reminder',
  'Statement',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
