/** The extra services sold by the demo's operator, for the backend's demo data and for offline mode. */
import type { RequestedOfferingType } from '../contracts/price-plan.ts';

export interface ExtraServiceProduct {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly category: 'Data' | 'Opkald' | 'Sikkerhed';
  /** Øre per month without VAT. */
  readonly rate: number;
  readonly noticeDays: number;
  readonly bindingMonths: number;
  /** Codes of services that it requires. */
  readonly requires: readonly string[];
  /** Codes of services that it cannot be combined with, declared on both sides. */
  readonly excludes: readonly string[];
  readonly soldWith: readonly RequestedOfferingType[];
  /** Codes of the price plans that include it. */
  readonly includedIn: readonly string[];
  /** Codes of the price plans that it is not available with. */
  readonly notWith: readonly string[];
}

const usual = {
  noticeDays: 0,
  bindingMonths: 0,
  requires: [],
  excludes: [],
  soldWith: ['Voice'],
  includedIn: [],
  notWith: [],
} as const;

export const extraServiceProducts: readonly ExtraServiceProduct[] = [
  {
    ...usual,
    code: 'EUDATA',
    name: 'Ekstra data i EU',
    description: '10 GB mere om måneden til brug i EU.',
    category: 'Data',
    rate: 4_900,
    soldWith: ['Voice', 'MobileBroadband'],
    includedIn: ['EMOBFRI'],
    notWith: ['ETALE'],
  },
  {
    ...usual,
    code: 'WORLDDATA',
    name: 'Data uden for EU',
    description: '5 GB om måneden i 60 lande uden for EU.',
    category: 'Data',
    rate: 14_900,
    noticeDays: 30,
    requires: ['EUDATA'],
    soldWith: ['Voice', 'MobileBroadband'],
    notWith: ['ETALE'],
  },
  {
    ...usual,
    code: 'DATASHARE',
    name: 'Datadeling',
    description: 'Deler abonnementets data med tablet og ur.',
    category: 'Data',
    rate: 2_900,
    includedIn: ['EMOB100', 'EMOB200'],
    notWith: ['ETALE', 'ETALE5'],
  },
  {
    ...usual,
    code: 'INTCALL60',
    name: '60 minutter til udlandet',
    description: 'Opkald fra Danmark til hele verden.',
    category: 'Opkald',
    rate: 3_900,
    excludes: ['INTCALLFREE'],
  },
  {
    ...usual,
    code: 'INTCALLFREE',
    name: 'Fri tale til udlandet',
    description: 'Fri opkald fra Danmark til 40 lande.',
    category: 'Opkald',
    rate: 9_900,
    noticeDays: 30,
    bindingMonths: 6,
    excludes: ['INTCALL60'],
  },
  {
    ...usual,
    code: 'FIXEDIP',
    name: 'Fast IP-adresse',
    description: 'Den samme adresse på internettet hver gang.',
    category: 'Data',
    rate: 2_900,
    bindingMonths: 6,
    soldWith: ['MobileBroadband'],
  },
  {
    ...usual,
    code: 'SAFESURF',
    name: 'Sikker surf',
    description: 'Advarer om farlige sider og falske links.',
    category: 'Sikkerhed',
    rate: 1_500,
    soldWith: ['Voice', 'MobileBroadband'],
    notWith: ['ETALE'],
  },
  {
    ...usual,
    code: 'DEVICECARE',
    name: 'Enhedsstyring',
    description: 'Lås og slet en mistet telefon.',
    category: 'Sikkerhed',
    rate: 1_900,
    noticeDays: 30,
    includedIn: ['EMOBFRI'],
  },
];
