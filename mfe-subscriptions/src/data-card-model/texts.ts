import { formatCount } from 'shared/format/number';

/** Words for data cards, on every page that shows one. */
export const dataCardTexts = {
  heading: 'Datakort',
  product: 'Produkt',
  data: 'Data',
  price: 'Pris',
  oneTime: 'Oprettelse',
  shares: 'Deler data med hovedsimkortet',
  own: (amount: string) => `${amount} om måneden for sig selv`,
  count: 'På abonnementet',
  ofMax: (used: number, max: number) => `${formatCount(used)} af højst ${formatCount(max)}`,
  prices: 'Alle priser er ekskl. moms.',
  failed: 'Kunne ikke indlæse datakort.',
  back: 'Simkort',
  notOffered: 'Abonnementet kan ikke få det valgte datakort. Vælg et andet under Simkort.',
  limit: 'Abonnementet kan ikke få flere af det valgte datakort.',
} as const;

/** Where a card of plastic comes from. */
export const cardChoiceTexts = {
  source: 'Hvordan får I datakortet?',
  sourceMissing: 'Vælg, hvordan I får datakortet',
  sources: {
    Custom: { label: 'Send det til en adresse' },
    PickUp: { label: 'Hent det i en butik' },
    InHand: { label: 'Vi har et simkort liggende', help: 'Nummeret står på kortet.' },
  },
  icc: 'Simkortnummer',
  iccHelp: 'Nummeret er på 11, 19 eller 20 cifre. Du kan indsætte det med mellemrum.',
  esim: 'Koden, der installerer e-simkortet, kan ses under Simkort, når ordren er gennemført.',
} as const;
