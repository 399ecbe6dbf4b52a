/** The products that the subscriptions of the data set are on. */
import type { ProductGroup } from '../../contracts/account.ts';
import type { PricePlanInformation } from '../../contracts/subscription.ts';
import type { SubscriptionCategory } from '../../contracts/subscription-kind.ts';
import type { NonEmpty } from './words.ts';

export interface Product {
  readonly name: string;
  readonly category: SubscriptionCategory;
  /** The accounts it hangs under. */
  readonly group: ProductGroup;
  readonly technology: string;
  /** Kroner per month without VAT. */
  readonly rate: number;
  /** Included GB; `free` has no limit, a line has a speed in Mbit/s instead. */
  readonly data: number | 'free' | { readonly down: number; readonly up: number };
}

/** What most of a customer's subscriptions are, in the order that they come round. */
export const products: NonEmpty<Product> = [
  { name: 'Erhverv Mobil 50 GB', category: 'Voice', group: 'Mobile', technology: '5G', rate: 169, data: 50 },
  { name: 'Erhverv Mobil 20 GB', category: 'Voice', group: 'Mobile', technology: '5G', rate: 129, data: 20 },
  { name: 'Erhverv Tale 5 GB', category: 'GSM', group: 'Mobile', technology: '4G', rate: 89, data: 5 },
  {
    name: 'Erhverv Mobil Fri data',
    category: 'Voice',
    group: 'Mobile',
    technology: '5G',
    rate: 299,
    data: 'free',
  },
  {
    name: 'Mobilt Bredbånd 500 GB',
    category: 'MobileBroadband',
    group: 'Mobile',
    technology: '5G',
    rate: 249,
    data: 500,
  },
  {
    name: 'Erhverv Fiber 1000/1000',
    category: 'Broadband',
    group: 'Broadband',
    technology: 'Fiber',
    rate: 499,
    data: { down: 1000, up: 1000 },
  },
  {
    name: 'DataNet Fiber 300/300',
    category: 'LLF',
    group: 'DataNet',
    technology: 'Fiber',
    rate: 1299,
    data: { down: 300, up: 300 },
  },
];

/** The only product of a home office. */
export const homeOffice: Product = {
  name: 'Home Office Bredbånd 500/500',
  category: 'HomeOffice',
  group: 'HomeOffice',
  technology: 'Fiber',
  rate: 279,
  data: { down: 500, up: 500 },
};

/** True for a product with a telephone number and a SIM card. */
export const isMobile = ({ data }: Product): boolean => typeof data !== 'object';

/** What the price plan of a product holds. */
export const pricePlanOf = (product: Product): PricePlanInformation => {
  const { data, technology, category } = product;
  const hasVoice = category === 'Voice' || category === 'GSM';
  const gigabytes = typeof data === 'number' ? { value: data, unit: 'GB' } : null;
  const speed = typeof data === 'object' ? data : undefined;
  return {
    isFreeVoiceIncluded: hasVoice,
    isFreeDataIncluded: data === 'free',
    isFreeDataEuIncluded: false,
    isFreeSmsIncluded: hasVoice,
    isFreeMmsIncluded: hasVoice,
    is5GReady: technology === '5G',
    data: gigabytes,
    dataEu: gigabytes && { ...gigabytes, value: Math.ceil(gigabytes.value / 2) },
    bindingPeriod: speed ? 24 : 0,
    downloadSpeed: speed ? { value: speed.down, unit: 'Mbit/s' } : null,
    uploadSpeed: speed ? { value: speed.up, unit: 'Mbit/s' } : null,
    speed: speed ? { value: speed.down, unit: 'Mbit/s' } : null,
    technologyType: technology,
  };
};
