export const texts = {
  title: (type: string, number: string) => `${type} ${number}`,
  loadingTitle: 'Faktura',
  help: (accountName: string, accountId: string) => `${accountName} · kundenummer ${accountId}`,
  back: 'Alle fakturaer',
  failed: 'Vi kunne ikke hente fakturaen.',

  figures: {
    total: 'Beløb i alt',
    totalNote: (vat: string) => `Heraf moms ${vat}`,
    due: 'Mangler at blive betalt',
    dueNote: (date: string) => `Betalingsfrist ${date}`,
    nothingDue: 'Der mangler ikke noget.',
    previous: 'Sammenlignet med sidst',
    more: (amount: string) => `${amount} mere`,
    less: (amount: string) => `${amount} mindre`,
    same: 'Samme beløb',
    previousNote: (amount: string) => `Sidst var beløbet ${amount}`,
  },

  facts: {
    heading: 'Oplysninger',
    account: 'Kundenummer',
    cvr: 'CVR-nummer',
    issued: 'Udstedt',
    due: 'Betalingsfrist',
    period: 'Periode',
    periodOf: (from: string, to: string) => `${from} – ${to}`,
    format: 'Fakturaformat',
    reminders: 'Rykkere sendt',
  },

  pay: {
    heading: 'Betaling',
    fik: 'Betalingslinje',
    regNo: 'Registreringsnummer',
    accountNo: 'Kontonummer',
    ean: 'EAN-nummer',
    amount: 'Beløb',
    deadline: 'Betalingsfrist',
    byCard: 'Betal med kort',
  },

  payments: { heading: 'Modtagne betalinger', paidAt: 'Dato', method: 'Betalt med', amount: 'Beløb' },

  documents: {
    label: 'Hent som fil',
    fetch: { Unknown: '', Pdf: 'Hent PDF', Csv: 'Hent CSV', OioUbl: 'Hent OIOUBL' },
  },

  lines: {
    heading: 'Specifikation',
    help: 'Linjernes beløb er ekskl. moms. Linjer med * er momsfri.',
    none: 'Der er ingen linjer.',
    common: 'Fælles for kundenummeret',
    text: 'Tekst',
    quantity: 'Antal',
    unitPrice: 'Pris',
    amount: 'Beløb',
    vatFree: 'momsfri',
    totalExclVat: 'I alt ekskl. moms',
    vat: 'Moms',
    totalInclVat: 'I alt inkl. moms',
    seeSubscription: 'Se abonnementet',
  },
} as const;
