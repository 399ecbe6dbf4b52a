/** What a wanted subscription is, or why it cannot be. */
import { extraServiceProducts } from '../../../catalogue/extra-services.ts';
import { pricePlans } from '../../../catalogue/price-plans.ts';
import {
  accountGroupOf,
  type NewOfferings,
  type NewSubscription,
  type NewSubscriptionCategory,
  type OfferedService,
} from '../../../contracts/new-subscription.ts';
import type { PricePlanOffering, RequestedOfferingType } from '../../../contracts/price-plan.ts';
import { nextWorkingDay } from '../../../format/working-day.ts';
import type { TenantData } from '../backend-data.ts';
import { fromOre } from '../billing-lines.ts';
import { checkDay } from '../orders/place-order.ts';
import { offeringsOf, ofType } from '../products/price-plan.ts';
import { argumentError, notFound, Refusal } from '../route.ts';
import { checkShipment, mustBeFree } from '../sims/cards.ts';
import { canBePorted, freeNumbers } from './numbers.ts';

/** What plans and services are asked for as; none for a line. */
const typeOf: Record<NewSubscriptionCategory, RequestedOfferingType | undefined> = {
  ...{ Voice: 'Voice', MobileBroadband: 'MobileBroadband' },
  ...{ HomeOffice: undefined, HomeOfficeMobileBroadband: 'MobileBroadband' },
};

/** What a new subscription can have. */
export const newOfferings = (category: NewSubscriptionCategory): NewOfferings => {
  const type = typeOf[category];
  const offered = offeringsOf(type ? ofType(type) : plan => plan.category === 'HomeOffice');
  const sold = extraServiceProducts.filter(({ soldWith }) => type && soldWith.includes(type));
  return {
    offerings: offered.filter(each => each.type === 'Available'),
    services: sold.map(({ requires, excludes, rate, ...product }) => ({
      ...{ code: product.code, name: product.name, description: product.description },
      ...{ category: product.category, bindingMonths: product.bindingMonths, price: fromOre(rate) },
      ...{ requires: [...requires], excludes: [...excludes] },
    })),
  };
};

const fitting = (
  codes: readonly string[],
  services: readonly OfferedService[],
  { productOfferingInformation: { includedServices, excludedServices } }: PricePlanOffering,
): OfferedService[] => {
  const there = [...includedServices, ...codes];
  const chosen = services.filter(({ code }) => codes.includes(code));
  const cannot = [...includedServices, ...excludedServices];
  if (chosen.length < new Set(codes).size || codes.some(code => cannot.includes(code)))
    throw argumentError('ExtraServiceNotOffered');
  for (const { requires, excludes } of chosen) {
    if (!requires.every(code => there.includes(code))) throw argumentError('ExtraServiceRequiresAnother');
    if (excludes.some(code => there.includes(code))) throw argumentError('ExtraServiceExcludesAnother');
  }
  return chosen;
};

/** The number of a telephone: one that was chosen, any that is free, or one that is moved in with its papers. */
const numberOf = (tenant: TenantData, { number, effectiveDate }: NewSubscription, today: string): string => {
  const chosen = number?.number ?? '';
  if (number?.mode === 'Port') {
    if (!number.porting) throw argumentError();
    if ((effectiveDate ?? '') < nextWorkingDay(today)) throw argumentError('PortingDayIsTooEarly');
    if (!tenant.attachments.includes(number.porting.attachmentId)) throw argumentError('AttachmentNotFound');
    if (!canBePorted(tenant, chosen)) throw argumentError('NumberCannotBePorted');
    return chosen;
  }
  const free = freeNumbers(tenant);
  const found = number?.mode === 'Any' ? free[0] : free.find(each => each === chosen);
  if (found === undefined) throw argumentError('NumberNotAvailable');
  return found;
};

const checkSim = (tenant: TenantData, { sim, shipment }: NewSubscription): void => {
  if (!sim) throw argumentError();
  if (sim.kind === 'SimCard') checkShipment(shipment);
  if (sim.kind === 'InHand') mustBeFree(tenant, sim.icc ?? '');
};

/** @throws Refusal with the codes of `newSubscriptionBody` */
export const decideSubscription = (tenant: TenantData, wanted: NewSubscription, today: string) => {
  const { category, effectiveDate = today, offering } = wanted;
  const { customer } = tenant;
  if (!customer.hasContract) throw argumentError('CustomerIsMissingContract');
  const account = tenant.accounts.find(({ accountId }) => accountId === wanted.accountId);
  if (!account) throw notFound();
  if (account.closedOn) throw argumentError('TargetAccountIsClosed');
  const isLine = category === 'HomeOffice';
  if (isLine && !customer.canCreateHomeOfficeSubscription) throw new Refusal(403, 'Forbidden');
  if (account.productGroup !== accountGroupOf(category)) throw argumentError('AccountProductGroupDoesNotFit');
  const offered = newOfferings(category);
  const sold = offered.offerings.find(
    ({ id, pricePlanCode }) => id === offering.id && pricePlanCode === offering.pricePlanCode,
  );
  const plan = pricePlans.find(({ code }) => code === sold?.pricePlanCode);
  if (!sold || !plan) throw argumentError('PricePlanNotOffered');
  const services = fitting(wanted.extraServices, offered.services, sold);
  checkDay(effectiveDate, today, effectiveDate);
  if (isLine && !wanted.installationAddress) throw argumentError();
  if (!isLine) checkSim(tenant, wanted);
  // Mobile broadband is given a number of its own.
  const data = String(37_000_000 + tenant.subscriptions.length);
  const number = isLine ? null : category === 'Voice' ? numberOf(tenant, wanted, today) : data;
  return {
    account,
    plan,
    services,
    effectiveDate,
    number,
    price: sold.productOfferingInformation.recurringPrice,
  };
};
