import { dataCardProducts, type DataCardProduct } from 'shared/catalogue/data-cards';
import type { DataCard, DataCardOffering } from 'shared/contracts/data-card';
import type { Selectable } from 'kysely';
import type { SubscriptionsTable } from '../database/tables-domain.ts';
import { money } from '../kernel/money.ts';
import { productOf, type DataCardRow } from '../products/held-data-cards.ts';
import { offeringTypeFor } from '../products/price-plans.query.ts';
import { activationCode, activationLink } from '../sims/esim-activation.ts';

/** What decides about the data cards of a subscription. */
export type CardedSubscription = Pick<
  Selectable<SubscriptionsTable>,
  'subscription_id' | 'type' | 'local_number' | 'price_plan_information'
>;

/** The data cards that a subscription can have: those that share its data only where it has some. */
export function dataCardsFor(subscription: CardedSubscription): DataCardProduct[] {
  const { type, local_number, price_plan_information: plan } = subscription;
  if (offeringTypeFor({ type }) === undefined || local_number === null) return [];
  const hasData = plan?.isFreeDataIncluded === true || (plan?.data?.value ?? 0) > 0;
  return dataCardProducts.filter(({ ownData }) => ownData !== null || hasData);
}

/** What can be had, and what is there though it cannot be had any more. */
export function toOfferings(
  subscription: CardedSubscription,
  cards: readonly DataCardRow[],
): DataCardOffering[] {
  const offered = dataCardsFor(subscription);
  const kept = cards.flatMap(({ product_code }) => productOf(product_code) ?? []);
  return [...new Set([...offered, ...kept])].map(product => ({
    simcardProductCode: product.code,
    name: product.name,
    description: product.description,
    simKind: product.simKind,
    recurringPrice: money(product.rate),
    oneTimePrice: money(product.oneTime),
    sharesMainData: product.ownData === null,
    ownData: product.ownData === null ? null : { value: product.ownData, unit: 'GB' },
    maxCount: offered.includes(product) ? product.maxCount : 0,
    usedCount: cards.filter(({ product_code }) => product_code === product.code).length,
  }));
}

/** @param mayActivate whether the person may see what installs an eSIM */
export function toDataCard(
  { icc, product_code, status, matching_id }: DataCardRow,
  mayActivate: boolean,
): DataCard {
  const secret = mayActivate && status === 'Ordered' ? matching_id : null;
  const esim = status && {
    status,
    qrCodeContent: secret === null ? null : activationCode(secret),
    qrCodeUrl: secret === null ? null : activationLink(secret),
  };
  return { icc, simcardProductCode: product_code, esim };
}
