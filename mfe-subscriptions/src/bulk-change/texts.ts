import { formatCount } from 'shared/format/number';

const subscriptions = (count: number): string =>
  count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`;

export const bulkChangeTexts = {
  title: 'Ændr flere abonnementer',
  back: 'Abonnementsoversigt',
  chosen: (count: number): string => `Du har valgt ${subscriptions(count)}.`,
  tooManyTitle: 'Der kan højst ændres 500 ad gangen',
  tooMany: (count: number): string =>
    `Du har valgt ${formatCount(count)}. De første 500 er med, i den rækkefølge listen viser dem. Lav en ændring mere bagefter for resten, eller snævr listen ind med filtre.`,
  none: 'Vælg dem i listen over abonnementer først.',
  toList: 'Gå til abonnementer',
  forbiddenTitle: 'Du kan ikke ændre abonnementer',
  forbidden: 'Kun administratorer kan ændre abonnementer.',

  actionTitle: 'Handling',
  action: 'Hvad skal der ske med abonnementerne?',
  actionMissing: 'Vælg, hvad der skal ske',
  dateFact: 'Gælder fra',
  datePassed: 'Datoen må ikke ligge før i dag',
  reason: 'Hvorfor?',
  reasonFact: 'Årsag',
  suspensionReasonMissing: 'Vælg, hvorfor abonnementerne skal spærres',
  terminationReasonMissing: 'Vælg, hvorfor abonnementerne opsiges',
  category: 'Hvilken type abonnementer gælder det?',
  categoryMissing: 'Vælg en type',
  planTitle: 'Abonnement',
  plan: 'Hvilket abonnement skal de have?',
  planMissing: 'Vælg et abonnement',
  planFailed: 'Kunne ikke indlæse de abonnementer, der kan skiftes til.',
  serviceTitle: 'Ekstra service',
  service: 'Hvilken ekstra service?',
  serviceMissing: 'Vælg en ekstra service',
  serviceFailed: 'Kunne ikke indlæse de ekstra services.',
  removeNote: 'Servicen ophører, når dens varsel er gået.',
  prices: 'Alle priser er ekskl. moms.',
  barringsTitle: 'Spærringer',
  barringMissing: 'Vælg mindst én spærring, der skal ændres',
  limit: 'Hvor mange kroner om måneden?',
  limitPlaceholder: 'Vælg en beløbsgrænse',
  limitMissing: 'Vælg en beløbsgrænse',
  accountTitle: 'Kundenummer',
  accountMissing: 'Vælg et kundenummer',
  terminateTitle: 'Opsigelse',
  terminateDate: 'Hvilken dag skal abonnementerne slutte?',
  terminateNote: 'Abonnementer, der ikke kan slutte så tidligt efter jeres aftale, bliver sprunget over.',
  number: 'Hvad skal der ske med numrene?',
  numberFact: 'Numre',
  numberMissing: 'Vælg, hvad der skal ske med numrene',
  submit: 'Start ændringen',
} as const;

export const categoryLabels = { Voice: 'Mobilabonnementer', MobileBroadband: 'Mobilt bredbånd' } as const;

export const barringChoiceLabels = { keep: 'Lad stå', on: 'Spær', off: 'Åbn' } as const;

export const dryRunTexts = {
  title: 'Det sker der',
  failed: 'Kunne ikke kontrollere, hvad ændringen gør.',
  missingTitle: 'Du har ikke længere adgang til abonnementerne',
  missing:
    'De kan være flyttet til et andet kundenummer, eller din adgang kan være ændret, siden du valgte dem. Vælg andre i listen.',
  ready: (count: number): string =>
    count === 1 ? '1 abonnement bliver ændret.' : `${formatCount(count)} abonnementer bliver ændret.`,
  none: 'Ingen af de valgte abonnementer kan ændres sådan. Vælg noget andet, eller gå tilbage til listen.',
  skipped: (count: number): string =>
    count === 1 ? '1 abonnement bliver sprunget over' : `${formatCount(count)} bliver sprunget over`,
  reason: (reason: string, count: number): string => `${reason} (${formatCount(count)})`,
  price: (before: string, after: string): string =>
    `Prisen for dem, der ændres, går fra ${before} til ${after} i alt.`,
  oneTime: (amount: string): string => `Det koster ${amount} én gang i alt.`,
  irreversible: 'Det kan ikke fortrydes, når ordrerne er gennemført.',
  undo: 'Hver ordre kan fortrydes for sig, indtil vi begynder på den.',
  unknown: 'Ukendt abonnement',
} as const;

export const accountTexts = {
  search: 'Søg efter kundenummer',
  searchHelp: 'Skriv mindst 2 tegn af navnet eller nummeret.',
  choose: 'Hvilket kundenummer skal betale?',
  failed: 'Søgningen kunne ikke gennemføres.',
  none: 'Der er ingen kundenumre, der passer til søgningen.',
  isClosed: 'Kundenummeret er lukket.',
} as const;
