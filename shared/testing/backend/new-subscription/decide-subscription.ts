/** Validates a new subscription and derives its data. */
import { pricePlans } from '../../../catalogue/price-plans.ts';
import { accountGroupOf, type NewSubscription } from '../../../contracts/new-subscription.ts';
import { isPortingDay } from '../../../format/working-day.ts';
import { broughtByOrder, fittingServices, newOfferings } from '../../../orders/new-subscription.ts';
import { whyNotSent } from '../../../orders/data-cards.ts';
import { whyNotFrom } from '../../../orders/refusals.ts';
import type { TenantData } from '../backend-data.ts';
import { offers } from '../products/offers.ts';
import { argumentError, notFound, refuse, Refusal } from '../route.ts';
import { mustBeFree } from '../sims/cards.ts';
import { canBePorted, freeNumbers } from './numbers.ts';

/** The number of a phone subscription: a chosen one, any free one, or one ported in with its documents. */
const numberOf = (tenant: TenantData, { number, effectiveDate }: NewSubscription, today: string): string => {
  const chosen = number?.number ?? '';
  if (number?.mode === 'Port') {
    if (!number.porting) throw argumentError();
    if (!isPortingDay(effectiveDate ?? '', today)) throw argumentError('PortingDayNotAvailable');
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
  if (sim.kind === 'SimCard') refuse(whyNotSent(shipment));
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
  const offered = newOfferings(offers, category);
  const sold = offered.offerings.find(
    ({ id, pricePlanCode }) => id === offering.id && pricePlanCode === offering.pricePlanCode,
  );
  const plan = pricePlans.find(({ code }) => code === sold?.pricePlanCode);
  if (!sold || !plan) throw argumentError('PricePlanNotOffered');
  const services = fittingServices(wanted.extraServices, offered.services, sold);
  if (typeof services === 'string') throw argumentError(services);
  refuse(whyNotFrom(effectiveDate, today, effectiveDate));
  if (isLine && !wanted.installationAddress) throw argumentError();
  if (!isLine) checkSim(tenant, wanted);
  // Mobile broadband is assigned its own number.
  const data = String(37_000_000 + tenant.subscriptions.length);
  const number = isLine ? null : category === 'Voice' ? numberOf(tenant, wanted, today) : data;
  return {
    account,
    plan,
    services,
    effectiveDate,
    number,
    price: sold.productOfferingInformation.recurringPrice,
    changes: broughtByOrder(wanted, sold, services),
  };
};
