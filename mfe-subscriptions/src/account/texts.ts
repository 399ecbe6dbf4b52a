export const accountTexts = {
  failed: 'Kunne ikke indlæse kundenummeret.',
  name: 'Navn',
  number: 'Kundenummer',
  root: 'Hovedkundenummer',
  address: 'Adresse',
  format: 'Fakturaformat',
  cycle: 'Faktureres',
  toAccount: 'Gå til kundenummeret',
  toInvoices: 'Se fakturaer',
  change: 'Skift kundenummer',
} as const;
