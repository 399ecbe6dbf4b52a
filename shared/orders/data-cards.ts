import { dataCardProducts, type DataCardProduct } from '../catalogue/data-cards.ts';
import { offeringTypeOf } from '../catalogue/price-plans.ts';
import type { DomainCode } from '../contracts/api-error.ts';
import type { DataCardOffering } from '../contracts/data-card.ts';
import { fromOre } from '../contracts/money.ts';
import { SHIPMENT_TYPES, type Shipment } from '../contracts/shipment.ts';
import type { SubscriptionFacts } from './subscription-order.ts';

/** The product of a data card. */
export const cardProduct = (wanted: string | null | undefined): DataCardProduct | undefined =>
  dataCardProducts.find(({ code }) => code === wanted);

/** A data card of a subscription: its number, and the code of its product. */
interface HeldCard {
  readonly icc: string;
  readonly product: string | null | undefined;
}

type Carded = Pick<SubscriptionFacts, 'category' | 'localNumber' | 'pricePlanInformation'>;

/** The data cards available for a subscription: cards that share its data only if it has some. */
const dataCardsFor = ({ category, localNumber, pricePlanInformation: plan }: Carded): DataCardProduct[] => {
  if (offeringTypeOf(category) === null || localNumber === null) return [];
  const hasData = plan?.isFreeDataIncluded === true || (plan?.data?.value ?? 0) > 0;
  return dataCardProducts.filter(({ ownData }) => ownData !== null || hasData);
};

/** The data card that can be added to a subscription, or why it cannot. */
export const addableCard = (
  subscription: Carded,
  wanted: string,
  held: readonly HeldCard[] = [],
): DataCardProduct | DomainCode => {
  const found = dataCardsFor(subscription).find(({ code }) => code === wanted);
  if (!found) return 'DataCardNotOffered';
  return held.filter(({ product }) => product === wanted).length < found.maxCount
    ? found
    : 'DataCardLimitReached';
};

/** The available data cards, plus those the subscription has that are no longer sold. */
export const dataCardOfferings = (subscription: Carded, held: readonly HeldCard[]): DataCardOffering[] => {
  const offered = dataCardsFor(subscription);
  const kept = held.flatMap(({ product }) => cardProduct(product) ?? []);
  return [...new Set([...offered, ...kept])].map(product => ({
    simcardProductCode: product.code,
    name: product.name,
    description: product.description,
    simKind: product.simKind,
    sharesMainData: product.ownData === null,
    recurringPrice: fromOre(product.rate),
    oneTimePrice: fromOre(product.oneTime),
    ownData: product.ownData === null ? null : { value: product.ownData, unit: 'GB' },
    maxCount: offered.includes(product) ? product.maxCount : 0,
    usedCount: held.filter(card => card.product === product.code).length,
  }));
};

/** The products of a subscription's data cards, with their counts. */
export const dataCardState = (held: readonly HeldCard[]) => ({
  dataCards: held.map(({ product }) => cardProduct(product)?.name ?? 'Datakort').join(', ') || null,
  dataCardNumbers: held.map(({ icc }) => icc).join(', ') || null,
});

/** Why a shipment cannot be delivered. */
export const whyNotSent = (shipment: Shipment | null | undefined): DomainCode | undefined => {
  if (!SHIPMENT_TYPES.some(type => type === shipment?.type)) return 'UnknownShipmentTypeIsSelected';
  if (shipment?.type !== 'Custom' || shipment.address) return undefined;
  return 'ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected';
};
