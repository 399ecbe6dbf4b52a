import {
  SUBSCRIPTION_CATEGORIES,
  SUBSCRIPTION_STATUSES,
  subscriptionType,
} from 'shared/contracts/subscription-kind';
import type { SubscriptionCategory, SubscriptionStatus } from 'shared/contracts/subscription-kind';
import {
  isMobile,
  plansInUse,
  pricePlanInformationOf,
  productGroupOf,
  type PricePlan,
} from 'shared/catalogue/price-plans';
import { addMonths } from '../time/danish-day.ts';
import { searchText } from '../database/search-text.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { DemoCustomer } from './customers.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { emailOf } from './people.ts';
import { createRandom, type Random } from 'shared/catalogue/random';
import { generateSimCards } from './sim-cards.ts';
import { servicesOf } from './subscription-services.ts';
import { firstNames, lastNames, streets, towns } from './invented-names.ts';

/**
 * The subscriptions of employee@demo.example: a phone whose eSIM is to be installed, and mobile broadband with a data
 * card.
 */
const employeeSubscriptionIds: readonly string[] = ['1001000146', '1001000244'];
const theEmployee = ['Emil', 'Havbjerg', 'M1145', 'employee@demo.example'] as const;

type Kind = { category: SubscriptionCategory; status: SubscriptionStatus };

const everyKind: readonly Kind[] = SUBSCRIPTION_CATEGORIES.flatMap(category =>
  SUBSCRIPTION_STATUSES.map(status => ({ category, status })),
);

/** Frequency of each category, out of 20. */
const defaultCategories: readonly [SubscriptionCategory, ...SubscriptionCategory[]] = [
  'Voice',
  ...Array.from({ length: 10 }, () => 'Voice' as const),
  ...(['GSM', 'GSM', 'MobileBroadband', 'MobileBroadband', 'Data'] as const),
  ...(['Broadband', 'LLF', 'LLN', 'HomeOffice'] as const),
];

/** The subscriptions of a customer with their SIM cards. */
export function generateSubscriptions(
  customer: DemoCustomer,
  accounts: readonly DemoRow<'accounts'>[],
  moments: Moments,
): { subscriptions: DemoRow<'subscriptions'>[]; simCards: DemoRow<'sim_cards'>[] } {
  const customerId = customer.row.customer_id;
  const random = createRandom(`subscriptions of ${customerId}`);
  const below = accounts.filter(account => account.root_account_id !== null);
  const subscriptions: DemoRow<'subscriptions'>[] = [];
  const simCards: DemoRow<'sim_cards'>[] = [];
  for (let index = 0; index < customer.subscriptions; index += 1) {
    const kind = kindOf(customer, index, random);
    const product = random.pick(plansInUse(kind.category));
    const account = accountFor(below, product, index);
    const id = `${customerId}${String(index + 1).padStart(6, '0')}`;
    const localNumber = isMobile(product)
      ? `10${customerId.slice(-1)}${String(index).padStart(5, '0')}`
      : null;
    const cards = localNumber === null ? [] : generateSimCards({ id, localNumber, kind, index }, random);
    simCards.push(...cards);
    subscriptions.push(
      subscriptionRow({ id, index, kind, product, account, localNumber, iccs: cards.map(card => card.icc) }),
    );
  }
  return { subscriptions, simCards };

  function subscriptionRow(given: {
    id: string;
    index: number;
    kind: Kind;
    product: PricePlan;
    account: DemoRow<'accounts'>;
    localNumber: string | null;
    iccs: string[];
  }): DemoRow<'subscriptions'> {
    const { id, index, kind, product, account, localNumber, iccs } = given;
    const hasUser = localNumber !== null && !random.chance(4);
    const first = hasUser ? random.pick(firstNames) : null;
    const last = hasUser ? random.pick(lastNames) : null;
    const employee = hasUser && random.chance(80) ? `M${String(1000 + index)}` : null;
    const circuitId = localNumber === null ? `LN${customerId}${String(index).padStart(5, '0')}` : null;
    const address =
      first && last && random.chance(85) ? emailOf(first, last, `${String(index)}.bruger`) : null;
    const [firstName, lastName, employeeId, email] = employeeSubscriptionIds.includes(id)
      ? theEmployee
      : [first, last, employee, address];
    const userName = [firstName, lastName].filter(Boolean).join(' ');
    const searched = [product.name, userName, id, localNumber, circuitId, employeeId, email, ...iccs];
    const startsOn =
      kind.status === 'Reserved' ? moments.day(-random.int(1, 40)) : moments.day(random.int(60, 2000));
    return idleOrNot(moments, {
      subscription_id: id,
      customer_id: customerId,
      account_id: account.account_id,
      name: product.name,
      price_plan_code: product.code,
      first_name: firstName,
      last_name: lastName,
      employee_id: employeeId,
      email,
      circuit_id: circuitId,
      local_number: localNumber,
      category: kind.category,
      type: subscriptionType(kind.category),
      technology_type: product.technology,
      status: kind.status,
      effective_date: startsOn,
      binding_end_date: product.binding ? addMonths(startsOn, product.binding) : null,
      future_cancellation_date:
        kind.status === 'Active' && random.chance(5) ? moments.day(-random.int(5, 90)) : null,
      installation_address: localNumber === null ? installationAddress(random) : null,
      services: servicesOf(product, index, random),
      barrings_limit: localNumber !== null && random.chance(20) ? random.pick([200, 300, 500, 1000]) : null,
      forwardings: kind.category === 'Voice' && index % 9 === 4 ? forwardingsAfter(subscriptions) : [],
      top_ups: [],
      recurring_rate_ore: product.rate,
      price_plan_information: pricePlanInformationOf(product),
      has_price_plans: localNumber !== null && kind.status !== 'Cancelled',
      invoice_note: random.chance(15) ? `Sag ${random.digits(5)}` : null,
      version: 1,
      data_used_percent: kind.status === 'Active' && product.data ? usedPercent(random) : null,
      unused_since: null,
      sort_name: danishSortKey(userName || product.name),
      sort_product: danishSortKey(product.name),
      search_text: searchText([...searched, account.account_id, account.account_name]),
    });
  }
}

/** Forwards unanswered calls to the voice mail or, for every third such subscription, to a number. */
function forwardingsAfter(others: readonly DemoRow<'subscriptions'>[]) {
  const count = others.filter(({ forwardings }) => forwardings.length > 0).length;
  const number = count % 3 === 0 ? '20112233' : null;
  return [
    { condition: 'NoReply' as const, number, delaySeconds: 20 as const },
    { condition: 'Busy' as const, number: null },
  ];
}

/** For the first customer every category in every status; otherwise the usual ones. */
function kindOf(customer: DemoCustomer, index: number, random: Random): Kind {
  if (customer.row.customer_type === 'Private') return { category: 'HomeOffice', status: 'Active' };
  const special = customer.row.customer_id === '1001' ? everyKind[index] : undefined;
  if (special) return special;
  if (customer.subscriptions < 10) return { category: 'Voice', status: 'Active' };
  const category = random.pick(defaultCategories);
  const dice = random.int(1, 100);
  if (dice <= 86) return { category, status: 'Active' };
  if (dice <= 92) return { category, status: 'Suspended' };
  if (dice <= 94) return { category, status: 'SuspendedNoAltering' };
  return { category, status: dice <= 97 ? 'Reserved' : 'Cancelled' };
}

/** Puts fixed products on accounts of their product group, if the customer has any. */
function accountFor(accounts: readonly DemoRow<'accounts'>[], product: PricePlan, index: number) {
  const group = productGroupOf(product);
  const fitting = accounts.filter(account => account.product_group === group);
  const choice = fitting.length > 0 ? fitting : accounts;
  const chosen = choice[index % choice.length];
  if (!chosen) throw new Error('A demo customer needs a billing account.');
  return chosen;
}

function installationAddress(random: Random) {
  const town = random.pick(towns);
  return {
    streetName: random.pick(streets),
    houseNumber: String(random.int(1, 120)),
    zipcode: town.zip,
    city: town.city,
  };
}

/** The subscription, sometimes marked as unused. */
function idleOrNot(moments: Moments, row: DemoRow<'subscriptions'>): DemoRow<'subscriptions'> {
  const { subscription_id, status, effective_date, data_used_percent } = row;
  const random = createRandom(`use of ${subscription_id}`);
  if (status !== 'Active' || effective_date === null || (data_used_percent ?? 0) >= 80) return row;
  if (!random.chance(3)) return row;
  const since = moments.day(random.int(20, 400));
  return {
    ...row,
    data_used_percent: data_used_percent === null ? null : 0,
    unused_since: since > effective_date ? since : effective_date,
  };
}

function usedPercent(random: Random): number {
  return random.chance(94) ? random.int(0, 79) : random.int(80, 130);
}
