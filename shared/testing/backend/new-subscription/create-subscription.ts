import { pricePlanInformationOf } from '../../../catalogue/price-plans.ts';
import type { NewSubscription, PlacedSubscription } from '../../../contracts/new-subscription.ts';
import { boughtService } from '../../../orders/extra-services.ts';
import type { Orderer } from '../orders/order-action.ts';
import { insertOrder } from '../orders/place-order.ts';
import { newCard, newEsim, newIcc } from '../sims/cards.ts';
import { nothingYet, type StoredSubscription } from '../subscriptions/subscriptions.ts';
import { addMonths } from '../../../format/day.ts';
import { decideSubscription } from './decide-subscription.ts';

/** The SIM card and eSIM of a number. */
const simOf = ({ sim }: NewSubscription, number: string | null) => {
  if (!sim || number === null) return { simCards: [], esim: null };
  const isEsim = sim.kind === 'Esim';
  const icc = sim.icc ?? newIcc(isEsim ? 'Esim' : 'Physical');
  const card = newCard(isEsim ? 'Esim' : 'SimCard', icc, `45${number}`);
  return { simCards: [card], esim: isEsim ? newEsim(icc) : null };
};

/** The subscription exists at once as reserved, and becomes active when its order is completed. */
export const createSubscription = (orderer: Orderer, wanted: NewSubscription): PlacedSubscription => {
  const { tenant, today } = orderer;
  const decided = decideSubscription(tenant, wanted, today);
  const { account, plan, services, effectiveDate, number, price, changes } = decided;
  const { firstName, lastName, email, employeeId } = wanted.user;
  const id = `${tenant.customer.id}9${String(tenant.orders.length + 1).padStart(5, '0')}`;
  const at = number === null ? wanted.installationAddress : null;
  const subscription: StoredSubscription = {
    id,
    version: 1,
    name: plan.name,
    firstName,
    lastName,
    email: email || null,
    employeeId: employeeId || null,
    circuitId: number === null ? `HO${id}` : null,
    telephoneNumber: number === null ? null : { localNumber: number },
    category: plan.category,
    technologyType: plan.technology,
    status: 'Reserved',
    futureCancellationDate: null,
    effectiveDate,
    invoiceNote: null,
    barringsLimit: null,
    accountId: account.accountId,
    accountName: account.accountName,
    rootAccountId: account.rootAccountId ?? account.accountId,
    accountProductGroup: account.productGroup,
    installationAddress: at ? { ...at, zipcode: at.zip } : null,
    services: services.map(service => boughtService(service, effectiveDate)),
    recurringRate: price,
    pricePlanInformation: pricePlanInformationOf(plan),
    pricePlanCode: plan.code,
    hasPricePlans: number !== null,
    dataUsedPercent: null,
    bindingEndDate: plan.binding ? addMonths(effectiveDate, plan.binding) : null,
    ...nothingYet,
    ...simOf(wanted, number),
  };
  tenant.subscriptions = [...tenant.subscriptions, subscription];
  const { porting } = wanted.number ?? {};
  tenant.attachments = tenant.attachments.filter(each => each !== porting?.attachmentId);
  const placed = insertOrder(orderer, {
    type: 'CreateSubscription',
    accountId: account.accountId,
    productName: plan.name,
    subscription,
    day: effectiveDate,
    plan: {
      changes,
      takeBack: 'remove',
      icc: wanted.sim?.icc ?? undefined,
      effect: ({ status }) => ({ status: status === 'Reserved' ? 'Active' : status }),
    },
  });
  return { ...placed, subscriptionId: id };
};
