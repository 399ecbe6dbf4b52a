export const texts = {
  title: 'Betal faktura',
  back: 'Faktura',
  failed: 'Vi kunne ikke hente fakturaen.',
  stateFailed: 'Vi kunne ikke se, hvor langt betalingen er.',
  moduleFailed: 'Kortbetaling er ikke tilgængelig lige nu.',

  summary: {
    heading: 'Du betaler',
    amount: 'Beløb',
    invoice: 'Fakturanummer',
    account: 'Kundenummer',
    deadline: 'Betalingsfrist',
  },

  begin: 'Fortsæt til kort',
  beginHelp: 'Kortet tastes hos betalingsudbyderen. Selvbetjening ser og gemmer ikke kortnummeret.',
  notPayable: 'Fakturaen kan ikke betales med kort',
  onlyAdministrators: 'Kun administratorer kan betale fakturaer med kort.',

  card: { heading: 'Kortoplysninger', loading: 'Henter kortfelterne …', cancel: 'Annuller betalingen' },

  waiting: 'Betalingen behandles …',
  waitingLong: {
    title: 'Betalingen behandles stadig',
    body: 'Det tager længere tid end normalt. Du kan lukke siden: status kan altid ses på fakturaen.',
    again: 'Tilbage til kortet',
  },

  paid: {
    title: 'Fakturaen er betalt',
    body: (amount: string, moment: string) => `Vi har modtaget ${amount} den ${moment}.`,
  },
  refused: {
    title: 'Betalingen blev afvist',
    body: 'Der er ikke trukket penge. Tjek kortet, eller brug et andet.',
  },
  cancelled: { title: 'Betalingen er annulleret', body: 'Der er ikke trukket penge.' },
  again: 'Prøv igen',
  toInvoice: 'Se fakturaen',
} as const;
