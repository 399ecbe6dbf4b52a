import { extraServiceProducts } from 'shared/catalogue/extra-services';
import { isMobile, offeringTypeOf, type PricePlan } from 'shared/catalogue/price-plans';
import type { SubscriptionService } from 'shared/contracts/subscription';
import type { Random } from 'shared/catalogue/random';

/** Extra services by index of the subscription: the interval between subscriptions that have it, and the first one. */
const boughtEvery: readonly (readonly [code: string, every: number, first: number])[] = [
  ['SAFESURF', 9, 4],
  ['INTCALL60', 12, 7],
  ['DEVICECARE', 15, 2],
  ['FIXEDIP', 6, 3],
];

/** Services of a demo subscription besides its plan: voice mail, barrings, extra services. */
export function servicesOf(plan: PricePlan, index: number, random: Random): SubscriptionService[] {
  if (!isMobile(plan)) return [];
  const services = [service('VOICEMAIL', 'Telefonsvarer', 'Telefonsvarer', 'Service')];
  if (random.chance(25))
    services.push(service('BARINTCAL', 'Opkald til udlandet', 'Opkald til udlandet', 'Barring'));
  if (random.chance(35)) {
    const name = '90-numre og indholdstakserede tjenester';
    services.push(service('BAR90', name, name, 'Barring'));
  }
  const bought = boughtEvery.filter(([, every, first]) => index % every === first).map(([code]) => code);
  if (random.chance(15)) bought.unshift('EUDATA');
  return [...services, ...bought.flatMap(code => extraService(code, plan))];
}

/** The service, if it is available for the plan and not included in it. */
function extraService(code: string, plan: PricePlan): SubscriptionService[] {
  const type = offeringTypeOf(plan.category);
  const { name, description, soldWith, includedIn, notWith } =
    extraServiceProducts.find(each => each.code === code) ?? noService(code);
  if (type === null || !soldWith.includes(type) || [...includedIn, ...notWith].includes(plan.code)) return [];
  return [service(code, description, name, 'Extra')];
}

function noService(code: string): never {
  throw new Error(`The catalogue has no extra service ${code}.`);
}

function service(
  code: string,
  description: string,
  displayName: string,
  category: string,
): SubscriptionService {
  return { code, description, categories: [category], serviceInformation: { displayName } };
}
