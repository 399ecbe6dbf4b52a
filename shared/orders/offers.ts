import { dataCardProducts } from '../catalogue/data-cards.ts';
import type { ExtraServiceProduct } from '../catalogue/extra-services.ts';
import { fromOre } from '../contracts/money.ts';
import type { OfferingType } from '../contracts/price-plan.ts';
import type { SubscriptionCategory } from '../contracts/subscription-kind.ts';
import type { PricePlanInformation } from '../contracts/subscription.ts';
import * as z from 'zod/mini';
import type { SubscriptionFacts } from './subscription-order.ts';

/** A price plan as currently sold. Rates are øre per month without VAT. */
export interface SoldPlan {
  readonly code: string;
  readonly name: string;
  readonly category: SubscriptionCategory;
  readonly technology: string | null;
  readonly rate: number;
  /** A lower rate for customers who change to the plan now. */
  readonly campaign: { readonly code: string; readonly rate: number } | null;
  readonly offering: Extract<OfferingType, 'Available' | 'Default' | 'Deleted'>;
  readonly information: PricePlanInformation;
}

export interface SoldService extends Omit<ExtraServiceProduct, 'category'> {
  readonly category: string;
}

/** Everything sold; services in display order. */
export interface Offers {
  readonly plans: readonly SoldPlan[];
  readonly services: readonly SoldService[];
}

type Priced = Pick<SubscriptionFacts, 'recurringRateOre' | 'services' | 'dataCards'>;

/** Monthly price of a subscription in øre, including its paid services and data cards. */
const monthlyRate = ({ recurringRateOre, services, dataCards = [] }: Priced, offers: Offers): number => {
  const bought = [...offers.services, ...dataCardProducts].flatMap(({ code, rate }) =>
    [...services.map(each => each.code), ...dataCards].filter(each => each === code).map(() => rate),
  );
  return bought.reduce((sum, rate) => sum + rate, recurringRateOre ?? 0);
};

/** Monthly price before and after: as a new rate, or as a difference in øre; plus a one-time price. */
export const priceChange = (
  before: Priced,
  offers: Offers,
  { after = before, more = 0, oneTime = 0 }: { after?: Priced; more?: number; oneTime?: number },
) => ({
  before: fromOre(monthlyRate(before, offers)),
  after: fromOre(monthlyRate(after, offers) + more),
  oneTime: oneTime === 0 ? null : fromOre(oneTime),
});

/** Details of the pending orders that add or remove products of one kind. */
export const productsOnTheWay = <Kept>(
  orders: SubscriptionFacts['ordersOnTheWay'] = [],
  kept: z.ZodMiniType<Kept>,
): Kept[] =>
  orders
    .filter(({ type }) => type.endsWith('AdditionalProduct'))
    .flatMap(({ details }) => z.safeParse(kept, details).data ?? []);
