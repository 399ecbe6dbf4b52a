/** What a paper from billing is called in Danish, on screen and in the file of it; by `DocumentType` of the contracts. */
export const documentTypeLabels = {
  Unknown: 'Andet',
  Invoice: 'Faktura',
  CreditNote: 'Kreditnota',
  FinalInvoice: 'Slutfaktura',
  Reminder: 'Rykker',
  Statement: 'Kontoudtog',
} as const;

/** A paper by kind and number, as lists, titles and messages call it: `Rykker 910000231`. */
export const documentTitle = (type: keyof typeof documentTypeLabels, invoiceNumber: string): string =>
  `${documentTypeLabels[type]} ${invoiceNumber}`;
