/** Subscriptions: mostly active mobile ones with a user, and some of every other category and status. */
import {
  isMobile,
  pricePlan,
  pricePlanInformationOf,
  productGroupOf,
  type PricePlan,
} from '../../../catalogue/price-plans.ts';
import type { Forwarding } from '../../../orders/call-forwarding.ts';
import type { StoredService, TopUp } from '../../../orders/subscription-order.ts';
import type { EsimLink } from '../../../contracts/esim-link.ts';
import { oreOf } from '../../../contracts/money.ts';
import { ESIM_STATUSES, ownSimCardPrefix, type EsimStatus } from '../../../contracts/sim-card.ts';
import type { SimCard, Subscription, SubscriptionService } from '../../../contracts/subscription.ts';
import type { SubscriptionStatus } from '../../../contracts/subscription-kind.ts';
import type { StoredAccount, StoredAlert } from '../accounts/accounts.ts';
import type { CustomerPlan } from '../customers/customer-plans.ts';
import type { Moments } from '../moments.ts';
import { emailOf, nth, personAt, placeAt, type NonEmpty } from '../invented-names.ts';

/** The plans of most subscriptions, in rotation. */
const plans: NonEmpty<PricePlan> = [
  pricePlan('EMOB50'),
  pricePlan('EMOB20'),
  pricePlan('ETALE5'),
  pricePlan('EMOBFRI'),
  pricePlan('MBB500'),
  pricePlan('FIB1000'),
  pricePlan('DN300'),
];

/** A subscription as stored, with data that only the landing page shows. */
export interface StoredSubscription extends Subscription {
  readonly version: number;
  readonly technologyType: string | null;
  /** Percentage of the included data used in the current period; null without included data. */
  readonly dataUsedPercent: number | null;
  readonly pricePlanCode: string;
  readonly bindingEndDate: string | null;
  readonly services: StoredService[];
  readonly simCards: StoredSimCard[];
  /** The eSIM of the number; its code works while it is ordered. */
  readonly esim: StoredEsim | null;
  /** The last link sent for each eSIM. */
  readonly esimLinks: EsimLink[];
  readonly forwardings: Forwarding[];
  readonly topUps: readonly TopUp[];
  readonly alerts: StoredAlert[];
}

export interface StoredEsim {
  readonly icc: string;
  readonly status: EsimStatus;
  readonly code: string;
}

/** A SIM card; a data card has its product, and its eSIM unless it is physical. */
export interface StoredSimCard extends SimCard {
  readonly product?: string;
  readonly esim?: StoredEsim;
}

/** Empty fields of a new subscription. */
export const nothingYet = { esimLinks: [], topUps: [], alerts: [], forwardings: [] };

/** Øre per month. */
export const rateOf = ({ recurringRate }: Pick<Subscription, 'recurringRate'>): number | null =>
  recurringRate ? oreOf(recurringRate) : null;

/** Name of the subscription's user. */
export const userNameOf = ({
  firstName,
  lastName,
}: Pick<Subscription, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** The number that users know it by. */
export const numberOf = ({ telephoneNumber, circuitId, id }: Subscription): string =>
  telephoneNumber?.localNumber ?? circuitId ?? id;

/** The initial alert of every subscription, and of every billing account with subscriptions. */
export const alert: StoredAlert = {
  id: 'A1',
  version: 1,
  metric: 'DataDk',
  threshold: 80,
  barring: null,
  lastFired: null,
  recipients: ['forbrug@demo.example', '22334455'],
  setByName: 'Anders And',
};

const statusAt = (position: number): SubscriptionStatus => {
  if (position % 14 === 6) return 'Suspended';
  if (position % 20 === 11) return 'Reserved';
  if (position % 23 === 13) return 'Cancelled';
  return position % 30 === 17 ? 'SuspendedNoAltering' : 'Active';
};

const accountFor = (plan: PricePlan, accounts: readonly StoredAccount[], position: number): StoredAccount => {
  const below = accounts.filter(account => account.rootAccountId && !account.closedOn);
  const fitting = below.filter(account => account.productGroup === productGroupOf(plan));
  const [first, ...others] = fitting.length > 0 ? fitting : below;
  if (!first) throw new Error('A customer of the data set needs a billing account below its root.');
  return nth([first, ...others], position);
};

const service = (code: string, displayName: string, category: string): SubscriptionService => ({
  code,
  description: displayName,
  categories: [category],
  serviceInformation: { displayName },
});

const simCardOf = (id: string, msisdn: string): SimCard => ({
  number: `${ownSimCardPrefix}${id.padStart(13, '0')}1`,
  serviceCode: 'SIM',
  msisdn,
  pukCode: id.endsWith('5') ? null : id.slice(-4).padStart(8, '4711'),
  isMain: true,
  name: 'Simkort',
});

/** On every tenth active subscription with a SIM card, rotating through the statuses. */
const esimAt = (position: number, id: string): StoredEsim => ({
  icc: `${ownSimCardPrefix}7${id.padStart(13, '0')}`,
  status: ESIM_STATUSES[Math.floor(position / 10) % ESIM_STATUSES.length] ?? 'Unknown',
  code: `OFFLINE${id}`,
});

const subscriptionAt = (
  position: number,
  { customer }: CustomerPlan,
  accounts: readonly StoredAccount[],
  moments: Moments,
): StoredSubscription => {
  const isHomeOffice = customer.type === 'Private' || position % 19 === 9;
  const plan = isHomeOffice ? pricePlan('HO500') : nth(plans, position);
  const account = accountFor(plan, accounts, position);
  const status = customer.type === 'Private' ? 'Active' : statusAt(position);
  const id = `${customer.id}${String(position + 1).padStart(6, '0')}`;
  const hasSim = isMobile(plan);
  const number = hasSim ? `10${customer.id.slice(-1)}${String(position * 37 + 1201).padStart(5, '0')}` : null;
  const user = hasSim && position % 17 !== 16 ? personAt(position) : null;
  const { streetName, houseNumber, zip, city } = placeAt(position);
  return {
    id,
    version: 1,
    name: plan.name,
    firstName: user?.firstName ?? null,
    lastName: user?.lastName ?? null,
    employeeId: user ? `M${String(1000 + position)}` : null,
    email: user && emailOf(user),
    circuitId: hasSim ? null : `LN${customer.id}${String(position).padStart(5, '0')}`,
    telephoneNumber: number === null ? null : { localNumber: number },
    category: plan.category,
    technologyType: plan.technology,
    status,
    futureCancellationDate: status === 'Active' && position % 25 === 22 ? moments.day(-30) : null,
    accountId: account.accountId,
    accountName: account.accountName,
    rootAccountId: account.rootAccountId ?? account.accountId,
    accountProductGroup: account.productGroup,
    effectiveDate: status === 'Reserved' ? moments.day(-14) : moments.day(60 + position * 31),
    installationAddress: hasSim ? null : { streetName, houseNumber, zipcode: zip, city },
    services: hasSim
      ? [
          service('VOICEMAIL', 'Telefonsvarer', 'Service'),
          ...(position % 3 === 0
            ? [service('BAR90', '90-numre og indholdstakserede tjenester', 'Barring')]
            : []),
        ]
      : [],
    barringsLimit: hasSim && position % 5 === 0 ? 500 : null,
    simCards: number === null ? [] : [simCardOf(id, number)],
    recurringRate: { value: plan.rate / 100, currency: 'DKK' },
    pricePlanInformation: pricePlanInformationOf(plan),
    hasPricePlans: hasSim && status !== 'Cancelled',
    invoiceNote: position % 6 === 1 ? `Sag ${String(52_000 + position)}` : null,
    dataUsedPercent: plan.data && status === 'Active' ? (position * 29) % 104 : null,
    ...nothingYet,
    pricePlanCode: plan.code,
    bindingEndDate: null,
    alerts: [alert],
    esim: hasSim && status === 'Active' && position % 10 === 1 ? esimAt(position, id) : null,
    forwardings: hasSim ? [{ condition: 'NoReply', number: null, delaySeconds: 20 }] : [],
  };
};

export const subscriptionsOf = (
  plan: CustomerPlan,
  accounts: readonly StoredAccount[],
  moments: Moments,
): StoredSubscription[] =>
  Array.from({ length: plan.subscriptions }, (_, position) =>
    subscriptionAt(position, plan, accounts, moments),
  );
