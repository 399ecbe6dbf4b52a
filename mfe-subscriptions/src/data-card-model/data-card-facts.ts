import type { DataCardOffering } from 'shared/contracts/data-card';
import { formatMoney, formatMonthlyPrice } from 'shared/format/money';
import { formatQuantity } from 'shared/format/quantity';
import { dataCardTexts as texts } from './texts.ts';

/** Whose data a data card uses. */
export const dataOf = ({ sharesMainData, ownData }: DataCardOffering): string | undefined => {
  if (sharesMainData) return texts.shares;
  return ownData ? texts.own(formatQuantity(ownData)) : undefined;
};

/** Facts about an offered data card. */
export const offeringFacts = (offering: DataCardOffering, showsPrices: boolean) => [
  { term: texts.data, value: dataOf(offering) },
  ...(showsPrices
    ? [
        { term: texts.price, value: formatMonthlyPrice(offering.recurringPrice) },
        { term: texts.oneTime, value: formatMoney(offering.oneTimePrice) },
      ]
    : []),
  { term: texts.count, value: texts.ofMax(offering.usedCount, offering.maxCount) },
];
