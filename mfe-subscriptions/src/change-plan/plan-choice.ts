import type { PricePlanOffering, ProductOfferingInformation } from 'shared/contracts/price-plan';
import type { PricePlanInformation, Subscription } from 'shared/contracts/subscription';
import { formatMoney } from 'shared/format/money';
import { formatQuantity } from 'shared/format/quantity';
import type { ChoiceCard } from 'shared/ui/choice-cards';
import { offeringCard } from '../subscription-model/offering-card.ts';
import { choiceTexts as texts } from './texts.ts';

/** The offerings, and the first day of the next period. */
export interface PlanChoice {
  readonly offerings: readonly PricePlanOffering[];
  readonly nextPeriodStart: string;
}

type Allowances = Pick<PricePlanInformation, 'isFreeDataIncluded' | 'data'>;

/** GB included in Denmark; unlimited data counts as more than any number. */
const includedData = ({ isFreeDataIncluded, data }: Allowances): number =>
  isFreeDataIncluded ? Infinity : (data?.value ?? 0);

/** The available offerings, least data first (PLAN-004, PLAN-005). */
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

/** Difference from the current plan: in kroner when prices are shown, and in GB when both are numbers. */
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

/** Names of the services that end with the change because the new plan cannot have them. */
export const lostServices = (offering: PricePlanOffering, { services }: Subscription): string[] =>
  services
    .filter(({ code }) => offering.productOfferingInformation.excludedServices.includes(code))
    .map(({ serviceInformation }) => serviceInformation.displayName);
