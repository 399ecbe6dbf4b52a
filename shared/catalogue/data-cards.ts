/** The data cards that the demo's operator sells: more SIM cards on one subscription, for a tablet or a computer. */
export interface DataCardProduct {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly simKind: 'Physical' | 'Esim';
  /** GB of its own a month; null for a card that uses the data of the main card. */
  readonly ownData: number | null;
  /** Øre per month without VAT. */
  readonly rate: number;
  /** Øre without VAT, once. */
  readonly oneTime: number;
  /** So many of it can be on one subscription. */
  readonly maxCount: number;
}

const shared = {
  description: 'Kortet bruger af hovedkortets data, fx i en tablet eller en bærbar computer.',
  ownData: null,
  rate: 2_900,
  maxCount: 3,
} as const;

const own = {
  description: 'Kortet har 20 GB om måneden for sig selv. Hovedkortets data bliver ikke brugt.',
  ownData: 20,
  rate: 9_900,
  maxCount: 2,
} as const;

export const dataCardProducts: readonly DataCardProduct[] = [
  { ...shared, code: 'DATADEL', name: 'Datakort, der deler data', simKind: 'Physical', oneTime: 4_900 },
  { ...shared, code: 'DATADELESIM', name: 'E-sim, der deler data', simKind: 'Esim', oneTime: 0 },
  { ...own, code: 'DATA20', name: 'Datakort med 20 GB', simKind: 'Physical', oneTime: 4_900 },
  { ...own, code: 'DATA20ESIM', name: 'E-sim med 20 GB', simKind: 'Esim', oneTime: 0 },
];
