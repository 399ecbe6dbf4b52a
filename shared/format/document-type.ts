/** What a paper from billing is called in Danish, on screen and in the file of it; by `DocumentType` of the contracts. */
export const documentTypeLabels = {
  Unknown: 'Andet',
  Invoice: 'Faktura',
  CreditNote: 'Kreditnota',
  FinalInvoice: 'Slutfaktura',
  Reminder: 'Rykker',
  Statement: 'Kontoudtog',
} as const;
