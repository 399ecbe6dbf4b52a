import type { PricePlanOffering, ProductOfferingInformation } from 'shared/contracts/price-plan';
import type { PricePlanInformation, Subscription } from 'shared/contracts/subscription';
import { formatMoney } from 'shared/format/money';
import { formatQuantity } from 'shared/format/quantity';
import type { ChoiceCard } from 'shared/ui/choice-cards';
import { offeringCard } from '../subscription-model/offering-card.ts';
import { choiceTexts as texts } from './texts.ts';

/** What can be chosen, and the first day of the next period. */
export interface PlanChoice {
  readonly offerings: readonly PricePlanOffering[];
  readonly nextPeriodStart: string;
}

type Allowances = Pick<PricePlanInformation, 'isFreeDataIncluded' | 'data'>;

/** GB at home; all one can use is more than any number. */
const includedData = ({ isFreeDataIncluded, data }: Allowances): number =>
  isFreeDataIncluded ? Infinity : (data?.value ?? 0);

/** What one can change to: the offerings that are available, the least data first (PLAN-004, PLAN-005). */
export const choosable = (offerings: readonly PricePlanOffering[]): PricePlanOffering[] =>
  offerings
    .filter(({ type }) => type === 'Available')
    .sort((one, other) => {
      const [less, more] = [one.productOfferingInformation, other.productOfferingInformation];
      const [lessData, moreData] = [includedData(less), includedData(more)];
      return lessData === moreData
        ? less.recurringPrice.value - more.recurringPrice.value
        : lessData - moreData;
    });

/** How a price plan differs from today's: in kroner where prices are shown, and in GB where both are a number. */
const differenceFrom = (
  { recurringRate, pricePlanInformation }: Pick<Subscription, 'recurringRate' | 'pricePlanInformation'>,
  holds: ProductOfferingInformation,
  showsPrices: boolean,
): string => {
  const kroner = recurringRate ? holds.recurringPrice.value - recurringRate.value : 0;
  const data = pricePlanInformation ? includedData(holds) - includedData(pricePlanInformation) : 0;
  const money = { value: Math.abs(kroner), currency: holds.recurringPrice.currency };
  const parts = [
    ...(showsPrices && kroner !== 0 ? [texts.perMonth(formatMoney(money), kroner > 0)] : []),
    ...(Number.isFinite(data) && data !== 0
      ? [texts.moreData(formatQuantity({ value: Math.abs(data), unit: 'GB' }), data > 0)]
      : []),
  ];
  return parts.join(' og ');
};

/** A price plan as a card. */
export const cardOf = (
  offering: PricePlanOffering,
  of: Subscription,
  showsPrices: boolean,
): ChoiceCard<string> => {
  const difference = differenceFrom(of, offering.productOfferingInformation, showsPrices);
  return {
    ...offeringCard(offering, showsPrices),
    difference: difference === '' ? undefined : difference,
  };
};

/** Names of the services that end with the change: those that the new plan cannot have. */
export const lostServices = (offering: PricePlanOffering, { services }: Subscription): string[] =>
  services
    .filter(({ code }) => offering.productOfferingInformation.excludedServices.includes(code))
    .map(({ serviceInformation }) => serviceInformation.displayName);
