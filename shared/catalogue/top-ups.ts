/** The data top-ups ("Tank op") sold by the demo's operator. */
import type { TopUpZone } from '../contracts/usage.ts';

export interface TopUpProduct {
  readonly code: string;
  readonly name: string;
  readonly zone: TopUpZone;
  /** GB. */
  readonly data: number;
  /** Øre without VAT, once. */
  readonly price: number;
  /** Maximum number per period. */
  readonly maxPerPeriod: number;
}

export const topUpProducts: readonly TopUpProduct[] = [
  { code: 'TOPDK5', name: '5 GB i Danmark', zone: 'Dk', data: 5, price: 3_900, maxPerPeriod: 10 },
  { code: 'TOPDK20', name: '20 GB i Danmark', zone: 'Dk', data: 20, price: 9_900, maxPerPeriod: 5 },
  { code: 'TOPEU5', name: '5 GB i EU', zone: 'Eu', data: 5, price: 4_900, maxPerPeriod: 5 },
  { code: 'TOPWORLD1', name: '1 GB uden for EU', zone: 'World', data: 1, price: 9_900, maxPerPeriod: 3 },
];
