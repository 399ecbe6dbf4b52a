import type { PricePlanInformation, Quantity } from 'shared/contracts/subscription';
import type { SubscriptionCategory } from 'shared/contracts/subscription-kind';

/** A product of the demo catalogue. */
export interface DemoProduct {
  name: string;
  code: string;
  category: SubscriptionCategory;
  technology: string | null;
  /** Øre per month without VAT. */
  rate: number;
  /** Included data in GB: null is free, 0 is none. */
  data: number | null;
  /** Mbit/s down and up of a fixed line. */
  speed?: readonly [down: number, up: number];
  /** Months. */
  binding?: number;
}

const product = (
  category: SubscriptionCategory,
  technology: string | null,
  name: string,
  code: string,
  rate: number,
  data: number | null,
  more: Pick<DemoProduct, 'speed' | 'binding'> = {},
): DemoProduct => ({ category, technology, name, code, rate, data, ...more });

/** One or more products of every category the wire knows. */
export const demoProducts: readonly [DemoProduct, ...DemoProduct[]] = [
  product('Voice', '5G', 'Erhverv Mobil 20 GB', 'EMOB20', 12_900, 20),
  product('Voice', '5G', 'Erhverv Mobil 50 GB', 'EMOB50', 16_900, 50, { binding: 6 }),
  product('Voice', '5G', 'Erhverv Mobil 100 GB', 'EMOB100', 21_900, 100),
  product('Voice', '5G', 'Erhverv Mobil Fri data', 'EMOBFRI', 29_900, null, { binding: 12 }),
  product('GSM', '4G', 'Erhverv Tale Basis', 'ETALE', 5_900, 0),
  product('GSM', '4G', 'Erhverv Tale 5 GB', 'ETALE5', 8_900, 5),
  product('MobileBroadband', '5G', 'Mobilt Bredbånd 500 GB', 'MBB500', 24_900, 500),
  product('MobileBroadband', '5G', '5G Internet', 'INT5G', 34_900, null, { binding: 12, speed: [500, 50] }),
  product('Data', '4G', 'Mobilt Bredbånd 100 GB', 'MBB100', 14_900, 100),
  product('Broadband', 'Fiber', 'Erhverv Fiber 1000/1000', 'FIB1000', 49_900, null, {
    speed: [1000, 1000],
    binding: 24,
  }),
  product('Broadband', 'Coax', 'Erhverv Coax 1000/100', 'COAX1000', 39_900, null, { speed: [1000, 100] }),
  product('Broadband', 'DSL', 'Erhverv DSL 50/10', 'DSL50', 29_900, null, { speed: [50, 10] }),
  product('LLF', 'Fiber', 'DataNet Fiber 300/300', 'DN300', 129_900, null, {
    speed: [300, 300],
    binding: 36,
  }),
  product('LLN', 'DSL', 'DataNet DSL 30/30', 'DN30', 79_900, null, { speed: [30, 30] }),
  product('LLD', 'RadioLink', 'DataNet Radiokæde 100/100', 'DNRADIO', 159_900, null, { speed: [100, 100] }),
  product('HomeOffice', 'Fiber', 'Home Office Bredbånd 500/500', 'HO500', 27_900, null, {
    speed: [500, 500],
  }),
  product('Unknown', null, 'Særaftale', 'SPECIAL', 9_900, 0),
];

/** The products of a category; there is always one. */
export function productsOf(category: SubscriptionCategory): readonly [DemoProduct, ...DemoProduct[]] {
  const [first = demoProducts[0], ...others] = demoProducts.filter(product => product.category === category);
  return [first, ...others];
}

/** True for products that have a telephone number and a SIM card. */
export function isMobile(product: DemoProduct): boolean {
  return ['Voice', 'GSM', 'MobileBroadband', 'Data'].includes(product.category);
}

/** What the price plan of a product holds. */
export function pricePlanOf(product: DemoProduct): PricePlanInformation {
  const isVoice = product.category === 'Voice' || product.category === 'GSM';
  const [down, up] = product.speed ?? [];
  const gigabytes = (value: number): Quantity => ({ value, unit: 'GB' });
  return {
    isFreeVoiceIncluded: isVoice && product.rate > 6_000,
    isFreeDataIncluded: isMobile(product) && product.data === null,
    isFreeDataEuIncluded: false,
    isFreeSmsIncluded: isVoice,
    isFreeMmsIncluded: isVoice,
    is5GReady: product.technology === '5G',
    voice: isVoice && product.rate <= 6_000 ? { value: 120, unit: 'min' } : null,
    sms: null,
    mms: null,
    data: product.data ? gigabytes(product.data) : null,
    dataEu: product.data ? gigabytes(Math.round(product.data / 2)) : null,
    dataRoaming: null,
    bindingPeriod: product.binding ?? 0,
    downloadSpeed: down === undefined ? null : { value: down, unit: 'Mbit/s' },
    uploadSpeed: up === undefined ? null : { value: up, unit: 'Mbit/s' },
    speed: down === undefined ? null : { value: down, unit: 'Mbit/s' },
    technologyType: product.technology,
  };
}
