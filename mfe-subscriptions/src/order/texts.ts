import type { OrderStatus } from 'shared/contracts/order';

export const orderTexts = {
  title: (id: string) => `Ordre ${id}`,
  toOrders: 'Ordrer',
  toSubscription: 'Abonnement',
  missing: (id: string) => `ordre ${id}`,
  failed: 'Kunne ikke indlæse ordren.',
  failedTitle: 'Ordren fejlede',
  /** What there is to do about it: where it can be ordered again. */
  again: 'Gå til abonnementet',
  writeToUs: 'Skriv til kundeservice om ordren',
  ordered: 'Det bestilte',
  prices: 'Alle priser er ekskl. moms.',
  facts: 'Om ordren',
  number: 'Ordrenummer',
  type: 'Type',
  product: 'Produkt',
  user: 'Bruger',
  seeSubscription: 'Se abonnementet',
  account: 'Kundenummer',
  created: 'Bestilt',
  createdBy: 'Bestilt af',
  effective: 'Gælder fra',
  /** Of an order that came to nothing. */
  neverEffective: 'Skulle gælde fra',
  expected: 'Forventes gennemført',
  completed: 'Gennemført',
  correlation: 'Sporings-id',
  tracking: 'Forsendelse',
  parcel: 'Pakkenummer',
  track: (carrier: string) => `Følg pakken hos ${carrier}`,
  timeline: 'Forløb',
  stepBy: (name: string) => `af ${name}`,
  noSteps: 'Vi kan ikke se, hvornår ordren skiftede status.',
  noChanges: 'Vi har ikke oplysninger om, hvad ordren ændrer.',
} as const;

const will = 'Det ændrer ordren';
const did = 'Det ændrede ordren';
const wouldHave = 'Det ville ordren have ændret';

/** What the changes are called, by where the order is. */
export const changesTitles: Readonly<Record<OrderStatus, string>> = {
  Unknown: will,
  Draft: will,
  Submitted: will,
  Received: will,
  Processing: will,
  InProgress: will,
  Completed: did,
  Failed: wouldHave,
  Cancelled: wouldHave,
};
