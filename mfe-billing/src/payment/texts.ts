import { invoiceCount } from 'shared/format/open-amounts';

export const texts = {
  title: 'Betal faktura',
  titleOfSeveral: 'Betal fakturaer',
  receipt: 'Kvittering',
  back: 'Faktura',
  backToAll: 'Fakturaer',
  failed: (n: number) => (n === 1 ? 'Vi kunne ikke hente fakturaen.' : 'Vi kunne ikke hente fakturaerne.'),
  nothingChosen: 'Vælg de fakturaer, du vil betale.',
  notFound: (n: number) => (n === 1 ? 'Vi kunne ikke finde fakturaen.' : 'Vi kunne ikke finde fakturaerne.'),
  stateFailed: 'Vi kunne ikke se, hvor langt betalingen er.',
  moduleFailed: 'Kortbetaling er ikke tilgængelig lige nu.',

  summary: {
    heading: 'Du betaler',
    invoices: 'Fakturaer, som betales',
    unpaidInvoices: 'Fakturaer, som ikke er betalt',
    paidInvoices: 'Fakturaer, som er betalt',
    count: invoiceCount,
    amount: 'Beløb',
    total: 'I alt',
    invoice: 'Fakturanummer',
    account: 'Kundenummer',
    deadline: 'Betalingsfrist',
  },

  begin: 'Fortsæt til kort',
  beginHelp: 'Kortet tastes hos betalingsudbyderen. Selvbetjening ser og gemmer ikke kortnummeret.',
  notNow: 'Betalingen kan ikke begynde nu',
  /** Payments that an invoice is in already. */
  others: {
    goTo: (n: number, amount: string) => `Gå til betalingen af ${invoiceCount(n)} på ${amount}`,
    help: 'Der kan du betale eller annullere den.',
    hidden: 'Den betaling er slut nu, eller der er fakturaer i den, som du ikke har adgang til.',
    failed: 'Vi kunne ikke finde den anden betaling.',
  },
  notPayable: 'Fakturaen kan ikke betales med kort',
  leftOut: 'Disse fakturaer er ikke med i betalingen',
  missing: (n: number) => `${invoiceCount(n)}, som du ikke kan se.`,
  tooMany: (n: number) => `Der kan højst betales ${String(n)} fakturaer ad gangen`,
  chooseFewer: 'Gå tilbage til listen, og vælg færre.',
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
    titleOfSeveral: 'Fakturaerne er betalt',
    body: (amount: string, day: string, time: string) => `Vi har modtaget ${amount} den ${day} kl. ${time}.`,
    reference: 'Betalingens nummer',
    referenceHelp: 'Betalingens nummer, hvis I skriver til kundeservice om den:',
  },
  refused: {
    title: 'Betalingen blev afvist',
    body: 'Der er ikke trukket penge. Tjek kortet, eller brug et andet.',
  },
  cancelled: { title: 'Betalingen er annulleret', body: 'Der er ikke trukket penge.' },
  again: 'Prøv igen',
  toInvoice: 'Se fakturaen',
  toInvoices: 'Se alle fakturaer',
} as const;
