/**
 * The price plans that the demo's operator sells or has sold, for the backend's demo data and for offline
 * mode.
 */
import type { ProductGroup } from '../contracts/account.ts';
import type { RequestedOfferingType } from '../contracts/price-plan.ts';
import type { PricePlanInformation, Quantity } from '../contracts/subscription.ts';
import { subscriptionType, type SubscriptionCategory } from '../contracts/subscription-kind.ts';

export interface PricePlan {
  readonly name: string;
  readonly code: string;
  readonly category: SubscriptionCategory;
  readonly technology: string | null;
  /** Øre per month without VAT. */
  readonly rate: number;
  /** Included data in GB: null is unlimited, 0 is none. */
  readonly data: number | null;
  /** Mbit/s down and up of a fixed line. */
  readonly speed?: readonly [down: number, up: number];
  /** Months. */
  readonly binding?: number;
  /** A lower rate for customers who change to the plan now. */
  readonly campaign?: { readonly code: string; readonly rate: number };
  /** Offering status; `Available` by default. */
  readonly offering?: 'Default' | 'Deleted';
  /** Not used in the demo data. */
  readonly isUnused?: true;
}

const plan = (
  category: SubscriptionCategory,
  technology: string | null,
  name: string,
  code: string,
  rate: number,
  data: number | null,
  more: Pick<PricePlan, 'speed' | 'binding' | 'campaign' | 'offering' | 'isUnused'> = {},
): PricePlan => ({ category, technology, name, code, rate, data, ...more });

/** At least one plan per category. */
export const pricePlans: readonly [PricePlan, ...PricePlan[]] = [
  plan('Voice', '5G', 'Erhverv Mobil 20 GB', 'EMOB20', 12_900, 20),
  plan('Voice', '5G', 'Erhverv Mobil 50 GB', 'EMOB50', 16_900, 50, { binding: 6 }),
  plan('Voice', '5G', 'Erhverv Mobil 100 GB', 'EMOB100', 21_900, 100),
  plan('Voice', '5G', 'Erhverv Mobil Fri data', 'EMOBFRI', 29_900, null, { binding: 12 }),
  plan('Voice', '5G', 'Erhverv Mobil 200 GB', 'EMOB200', 25_900, 200, {
    binding: 6,
    campaign: { code: 'MERE200', rate: 22_900 },
    isUnused: true,
  }),
  plan('Voice', '4G', 'Erhverv Mobil 30 GB', 'EMOB30', 15_900, 30, { offering: 'Deleted', isUnused: true }),
  plan('Voice', '4G', 'Erhverv Mobil 1 GB', 'EMOB1', 6_900, 1, { offering: 'Default', isUnused: true }),
  plan('GSM', '4G', 'Erhverv Tale Basis', 'ETALE', 5_900, 0),
  plan('GSM', '4G', 'Erhverv Tale 5 GB', 'ETALE5', 8_900, 5),
  plan('MobileBroadband', '5G', 'Mobilt Bredbånd 500 GB', 'MBB500', 24_900, 500),
  plan('MobileBroadband', '5G', '5G Internet', 'INT5G', 34_900, null, { binding: 12, speed: [500, 50] }),
  plan('MobileBroadband', '5G', 'Mobilt Bredbånd 1.000 GB', 'MBB1000', 29_900, 1000, { isUnused: true }),
  plan('Data', '4G', 'Mobilt Bredbånd 100 GB', 'MBB100', 14_900, 100),
  plan('Broadband', 'Fiber', 'Erhverv Fiber 1000/1000', 'FIB1000', 49_900, null, {
    speed: [1000, 1000],
    binding: 24,
  }),
  plan('Broadband', 'Coax', 'Erhverv Coax 1000/100', 'COAX1000', 39_900, null, { speed: [1000, 100] }),
  plan('Broadband', 'DSL', 'Erhverv DSL 50/10', 'DSL50', 29_900, null, { speed: [50, 10] }),
  plan('LLF', 'Fiber', 'DataNet Fiber 300/300', 'DN300', 129_900, null, { speed: [300, 300], binding: 36 }),
  plan('LLN', 'DSL', 'DataNet DSL 30/30', 'DN30', 79_900, null, { speed: [30, 30] }),
  plan('LLD', 'RadioLink', 'DataNet Radiokæde 100/100', 'DNRADIO', 159_900, null, { speed: [100, 100] }),
  plan('HomeOffice', 'Fiber', 'Home Office Bredbånd 500/500', 'HO500', 27_900, null, { speed: [500, 500] }),
  plan('Unknown', null, 'Særaftale', 'SPECIAL', 9_900, 0),
];

/** The plans of a category that subscriptions use; at least one. */
export function plansInUse(category: SubscriptionCategory): readonly [PricePlan, ...PricePlan[]] {
  const [first = pricePlans[0], ...others] = pricePlans.filter(
    each => each.category === category && !each.isUnused,
  );
  return [first, ...others];
}

/** Returns the plan with a catalogue code. */
export function pricePlan(code: string): PricePlan {
  const found = pricePlans.find(each => each.code === code);
  if (!found) throw new Error(`The catalogue has no price plan ${code}.`);
  return found;
}

/** Offering type to request for a category (PLAN-007); null if its plans cannot be changed in the portal. */
export function offeringTypeOf(category: SubscriptionCategory): RequestedOfferingType | null {
  const type = subscriptionType(category);
  if (type === 'MOBILE') return 'Voice';
  return type === 'MOBILE_BROADBAND' ? 'MobileBroadband' : null;
}

/** Whether a plan has a telephone number and a SIM card. */
export function isMobile({ category }: PricePlan): boolean {
  return offeringTypeOf(category) !== null;
}

/** Product group of the accounts for a plan's subscriptions. */
export function productGroupOf({ category }: PricePlan): ProductGroup {
  if (category.startsWith('LL')) return 'DataNet';
  return category === 'HomeOffice' || category === 'Broadband' ? category : 'Mobile';
}

/** What a plan includes. */
export function pricePlanInformationOf(plan: PricePlan): PricePlanInformation {
  const isVoice = offeringTypeOf(plan.category) === 'Voice';
  const [down, up] = plan.speed ?? [];
  const gigabytes = (value: number): Quantity => ({ value, unit: 'GB' });
  return {
    isFreeVoiceIncluded: isVoice && plan.rate > 6_000,
    isFreeDataIncluded: isMobile(plan) && plan.data === null,
    isFreeDataEuIncluded: false,
    isFreeSmsIncluded: isVoice,
    isFreeMmsIncluded: isVoice,
    is5GReady: plan.technology === '5G',
    voice: isVoice && plan.rate <= 6_000 ? { value: 120, unit: 'min' } : null,
    sms: null,
    mms: null,
    data: plan.data ? gigabytes(plan.data) : null,
    dataEu: isMobile(plan) && plan.data !== 0 ? gigabytes(Math.ceil((plan.data ?? 120) / 2)) : null,
    dataRoaming: null,
    bindingPeriod: plan.binding ?? 0,
    downloadSpeed: down === undefined ? null : { value: down, unit: 'Mbit/s' },
    uploadSpeed: up === undefined ? null : { value: up, unit: 'Mbit/s' },
    speed: down === undefined ? null : { value: down, unit: 'Mbit/s' },
    technologyType: plan.technology,
  };
}
