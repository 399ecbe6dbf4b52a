/** Danish sentences of an employee's own subscriptions. */
import type { EsimStatus } from 'shared/contracts/sim-card';
import type { SubscriptionType } from 'shared/contracts/subscription-kind';

export const ownTexts = {
  titles: {
    MOBILE: 'Min telefon',
    MOBILE_BROADBAND: 'Mit mobile bredbånd',
    BROADBAND: 'Mit bredbånd',
    UNKNOWN: 'Mit abonnement',
  } satisfies Record<SubscriptionType, string>,
  noOwn: (email: string) =>
    `Vi ved ikke, hvilket abonnement der er dit. Bed en administrator om at skrive ${email} på det.`,
  listFailed: 'Kunne ikke indlæse dine egne abonnementer.',
  failed: 'Kunne ikke indlæse abonnementet.',
  show: 'Vis',
  hide: 'Skjul',
  number: 'Nummer',
  product: 'Abonnement',
  status: 'Status',
  processing: 'Der er en ændring i gang.',
  usage: 'Se hele forbruget',
  details: 'Se alt om abonnementet',
  all: 'Se alle abonnementer',
  reportLoss: { MOBILE: 'Meld telefonen tabt eller stjålet', other: 'Meld udstyret tabt eller stjålet' },
  suspended: 'Nummeret er spærret. Kun en administrator kan åbne det igen.',
  sim: 'Simkort',
  simUnknown: 'Vi kan ikke se, om det er et e-sim, lige nu.',
  plastic: 'Fysisk simkort',
  esim: {
    Activated: 'E-sim, installeret',
    Ordered: 'E-sim, ikke installeret endnu',
    Refused: 'E-sim, afvist. Bed en administrator om et nyt.',
    Unknown: 'E-sim, ukendt status',
  } satisfies Record<EsimStatus, string>,
  install: 'Installér e-sim',
  puk: 'PUK-kode',
  showPuk: 'Vis PUK-kode',
  hidePuk: 'Skjul PUK-kode',
  noPuk: 'Vi kender ikke PUK-koden. Kontakt kundeservice.',
} as const;
