import type { PricePlanOffering } from 'shared/contracts/price-plan';
import { formatMonthlyPrice } from 'shared/format/money';
import type { ChoiceCard } from 'shared/ui/choice-cards';
import { offeringFacts } from './offering-facts.ts';
import { offeringTexts as texts } from './offering-texts.ts';

/** A price plan as a card; the same when ordering and when changing one. */
export const offeringCard = (offering: PricePlanOffering, showsPrices: boolean): ChoiceCard<string> => {
  const { id, name, campaignCode, productOfferingInformation: holds } = offering;
  return {
    value: id,
    title: name,
    facts: offeringFacts(holds),
    price: showsPrices ? formatMonthlyPrice(holds.recurringPrice) : undefined,
    tag: campaignCode === null ? undefined : texts.campaign,
  };
};
