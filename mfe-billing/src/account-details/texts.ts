export const texts = {
  title: 'Kundenummer',
  help: (accountId: string) => `Kundenummer ${accountId}`,
  back: 'Alle kundenumre',
  failed: 'Vi kunne ikke hente kundenummeret.',
  seeInvoices: 'Se fakturaer',
  seeSubscriptions: 'Se abonnementer',
  alerts: 'Advarsler om forbrug',
  edit: 'Rediger',
  closed: 'Lukket',
  nothingOpen: 'Der er ingen åbne beløb.',

  facts: {
    heading: 'Oplysninger',
    root: 'Ligger under',
    below: 'Underliggende kundenumre',
    subscriptions: 'Abonnementer',
    closed: 'Lukket den',
    type: 'Type',
    address: 'Adresse',
  },

  invoicing: {
    heading: 'Fakturering',
    frequency: 'Faktureres',
    start: 'Perioden startede',
    format: 'Fakturaformat',
    ean: 'EAN-nummer',
    email: 'E-mail til fakturaer',
    reference: 'Reference',
  },

  ownerControl: {
    heading: 'Medarbejderrettigheder',
    help: 'Rettighederne gælder for alle abonnementer på kundenummeret.',
    change: 'Skift medarbejderrettigheder',
    nationalUsageAllowance: 'Forbrug ud over abonnementet i Danmark',
    retailRoaming: 'Forbrug i udlandet',
    roamingCostControl: 'Data over prisloftet i udlandet',
  },
} as const;
