/**
 * The data cards sold by the demo's operator: additional SIM cards on a subscription, for a tablet or a
 * computer.
 */
export interface DataCardProduct {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly simKind: 'Physical' | 'Esim';
  /** Own data in GB per month; null for a card that shares the main card's data. */
  readonly ownData: number | null;
  /** Øre per month without VAT. */
  readonly rate: number;
  /** Øre without VAT, once. */
  readonly oneTime: number;
  /** Maximum number per subscription. */
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
