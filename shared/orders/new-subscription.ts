import type { DomainCode } from '../contracts/api-error.ts';
import { fromOre } from '../contracts/money.ts';
import type {
  NewOfferings,
  NewSubscription,
  NewSubscriptionCategory,
  OfferedService,
} from '../contracts/new-subscription.ts';
import type { OrderChange } from '../contracts/order-details.ts';
import type { PricePlanOffering } from '../contracts/price-plan.ts';
import { formatAddress } from '../format/address.ts';
import { changesBetween } from './changes-between.ts';
import { offeringsOf } from './price-plan.ts';
import type { Offers } from './offers.ts';

/** Offerings for a new subscription; a fixed line has no services. */
export const newOfferings = (offers: Offers, category: NewSubscriptionCategory): NewOfferings => {
  const kind = category === 'HomeOfficeMobileBroadband' ? 'MobileBroadband' : category;
  const services = offers.services.filter(({ soldWith }) => soldWith.some(each => each === kind));
  return {
    offerings: offeringsOf(offers, kind).filter(({ type }) => type === 'Available'),
    services: services.map(({ code, name, description, category: group, bindingMonths, ...service }) => ({
      code,
      name,
      description,
      category: group,
      bindingMonths,
      price: fromOre(service.rate),
      requires: [...service.requires],
      excludes: [...service.excludes],
    })),
  };
};

/** The extra services chosen with a plan, or why they cannot be combined with it. */
export const fittingServices = (
  codes: readonly string[],
  services: readonly OfferedService[],
  { productOfferingInformation: plan }: NewOfferings['offerings'][number],
): OfferedService[] | DomainCode => {
  const present = [...plan.includedServices, ...codes];
  const cannot = [...plan.includedServices, ...plan.excludedServices];
  const wanted = new Set(codes);
  const chosen = services.filter(({ code }) => wanted.has(code) && !cannot.includes(code));
  if (chosen.length < wanted.size) return 'ExtraServiceNotOffered';
  for (const { requires, excludes } of chosen) {
    if (!requires.every(code => present.includes(code))) return 'ExtraServiceRequiresAnother';
    if (excludes.some(code => present.includes(code))) return 'ExtraServiceExcludesAnother';
  }
  return chosen;
};

type Address = NonNullable<NewSubscription['installationAddress']>;

const lineOf = ({ streetName, houseNumber, floor, direction, zip, city }: Address): string =>
  formatAddress({ street: streetName, number: houseNumber, floor, direction, zip, city });

/** By SIM card codes; a card that the customer already has, by its number. */
const simCardOf = ({ sim }: NewSubscription): string | null => {
  if (!sim) return null;
  return sim.kind === 'InHand' ? (sim.icc ?? null) : { SimCard: 'SIM', Esim: 'ESIM' }[sim.kind];
};

const shipmentOf = ({ sim, shipment }: NewSubscription): string | null => {
  if (sim?.kind !== 'SimCard' || !shipment) return null;
  return shipment.address ? lineOf(shipment.address) : shipment.type;
};

/**
 * What a new subscription's order includes, in addition to its user, number and account. Prices are per
 * month, without VAT.
 */
export const broughtByOrder = (
  wanted: NewSubscription,
  { name, productOfferingInformation: { recurringPrice } }: PricePlanOffering,
  services: readonly OfferedService[],
): OrderChange[] => {
  const { category, number, installationAddress } = wanted;
  const isLine = category === 'HomeOffice';
  const isMoved = category === 'Voice' && number?.mode === 'Port';
  const ore = [recurringPrice, ...services.map(({ price }) => price)].map(({ value }) => value * 100);
  return changesBetween(
    {},
    {
      pricePlan: name,
      planPrice: recurringPrice.value,
      services: services.map(service => service.name).join(', ') || null,
      totalPrice: services.length > 0 ? Math.round(ore.reduce((sum, each) => sum + each, 0)) / 100 : null,
      portedFrom: isMoved ? (number.porting?.donorOperator ?? null) : null,
      simCard: isLine ? null : simCardOf(wanted),
      shipment: isLine ? null : shipmentOf(wanted),
      installationAddress: isLine && installationAddress ? lineOf(installationAddress) : null,
    },
  );
};
