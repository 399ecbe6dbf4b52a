/** Danish labels of billing documents, on screen and in file names; by `DocumentType` of the contracts. */
export const documentTypeLabels = {
  Unknown: 'Andet',
  Invoice: 'Faktura',
  CreditNote: 'Kreditnota',
  FinalInvoice: 'Slutfaktura',
  Reminder: 'Rykker',
  Statement: 'Kontoudtog',
} as const;

/** Title of a document by type and number, for lists, titles and messages: `Rykker 910000231`. */
export const documentTitle = (type: keyof typeof documentTypeLabels, invoiceNumber: string): string =>
  `${documentTypeLabels[type]} ${invoiceNumber}`;
