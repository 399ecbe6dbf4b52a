/** Data cards: what a subscription has and can have, and the orders that change it. */
import { dataCardProducts, type DataCardProduct } from '../../../catalogue/data-cards.ts';
import {
  addDataCardBody,
  dataCardsAnswer,
  dataCardsQuery,
  switchDataCardBody,
  type SwitchDataCard,
} from '../../../contracts/data-card.ts';
import { offeringTypeOf } from '../../../catalogue/price-plans.ts';
import type { TenantData } from '../backend-data.ts';
import { fromOre } from '../billing-lines.ts';
import { toEsim } from '../esims.ts';
import { orderAction, type OrderCall } from '../orders/order-action.ts';
import { priceChange } from '../products/monthly-rate.ts';
import { argumentError, notFound, type AddRoute } from '../route.ts';
import type { StoredSimCard, StoredSubscription } from '../subscriptions.ts';
import { checkShipment, mustBeFree, newCard, newEsim, newIcc } from './cards.ts';
import { subscriptionIn } from '../subscription-in.ts';

const dataCardsOf = ({ simCards }: StoredSubscription) => simCards.filter(({ isMain }) => !isMain);

const productOf = ({ product }: StoredSimCard) => dataCardProducts.find(({ code }) => code === product);

/** Those that share the main card's data only where it has some. */
const offeredTo = ({ category, telephoneNumber, pricePlanInformation: plan }: StoredSubscription) => {
  const hasData = plan?.isFreeDataIncluded === true || (plan?.data?.value ?? 0) > 0;
  if (!telephoneNumber || offeringTypeOf(category) === null) return [];
  return dataCardProducts.filter(({ ownData }) => ownData !== null || hasData);
};

export const dataCardsRoute = (route: AddRoute) =>
  route({
    path: '/subscriptions/:id/sims/datacard-offerings',
    system: 'ProductOfferingQualificationAPI',
    query: dataCardsQuery,
    answer: dataCardsAnswer,
    read: (tenant, _query, id) => {
      const subscription = subscriptionIn(tenant, id);
      const cards = dataCardsOf(subscription);
      const offered = offeredTo(subscription);
      const all = new Set([...offered, ...cards.flatMap(card => productOf(card) ?? [])]);
      return {
        dataCards: cards.map(({ number, product, esim }) => ({
          ...{ icc: number, simcardProductCode: product, esim: esim && toEsim(esim) },
        })),
        offerings: [...all].map(product => ({
          ...{ simcardProductCode: product.code, name: product.name, description: product.description },
          ...{ simKind: product.simKind, sharesMainData: product.ownData === null },
          ...{ recurringPrice: fromOre(product.rate), oneTimePrice: fromOre(product.oneTime) },
          ownData: product.ownData === null ? null : { value: product.ownData, unit: 'GB' },
          maxCount: offered.includes(product) ? product.maxCount : 0,
          usedCount: cards.filter(card => card.product === product.code).length,
        })),
      };
    },
  });

/** The card that was chosen: one that the customer holds, a new one that is sent, or an eSIM. */
const chosenCard = (
  tenant: TenantData,
  { telephoneNumber }: StoredSubscription,
  { simKind, code }: DataCardProduct,
  { icc, shipment }: SwitchDataCard,
): { card: StoredSimCard; icc: string | undefined } => {
  const isEsim = simKind === 'Esim';
  if ((isEsim && (icc || shipment)) || (icc && shipment)) throw argumentError();
  if (icc) mustBeFree(tenant, icc);
  else if (!isEsim) checkShipment(shipment);
  const number = icc ?? newIcc(simKind);
  const card = {
    ...newCard('SimCard', number, `45${telephoneNumber?.localNumber ?? ''}`),
    ...{ serviceCode: 'DATASIM', isMain: false, product: code },
    name: isEsim ? 'Datakort på e-sim' : 'Datakort',
    ...(isEsim && { esim: newEsim(number) }),
  };
  return { card, icc: icc ?? undefined };
};

const state = (subscription: StoredSubscription) => {
  const cards = dataCardsOf(subscription);
  const listed = (values: string[]) => values.join(', ') || null;
  return {
    dataCards: listed(cards.map(card => productOf(card)?.name ?? 'Datakort')),
    dataCardNumbers: listed(cards.map(({ number }) => number)),
  };
};

const cardOf = ({ subscription, params }: OrderCall<unknown>): StoredSimCard => {
  const card = dataCardsOf(subscription).find(({ number }) => number === params['icc']);
  if (!card) throw notFound();
  return card;
};

const without = ({ simCards }: StoredSubscription, { number }: StoredSimCard): StoredSimCard[] => {
  const others = simCards.filter(card => card.number !== number);
  if (others.length === simCards.length) throw argumentError('DataCardNotThere');
  return others;
};

const dataCards = { action: 'DataCards', state } as const;
const path = 'sims/datacards';

export const addDataCard = orderAction({
  ...{ ...dataCards, method: 'post', endpoint: path, body: addDataCardBody },
  order: ({ tenant, subscription, data: { simcardProductCode, ...wanted } }) => {
    const product = offeredTo(subscription).find(({ code }) => code === simcardProductCode);
    if (!product) throw argumentError('DataCardNotOffered');
    const there = dataCardsOf(subscription).filter(card => card.product === product.code);
    if (there.length >= product.maxCount) throw argumentError('DataCardLimitReached');
    const { card, icc } = chosenCard(tenant, subscription, product, wanted);
    return {
      ...{ type: 'CreateExtraDataCard', productName: product.name, icc },
      effect: ({ simCards }) => ({ simCards: [...simCards, card] }),
    };
  },
  notes: ({ subscription, data: { simcardProductCode } }) => {
    const product = dataCardProducts.find(({ code }) => code === simcardProductCode);
    return { price: priceChange(subscription, product?.rate ?? 0, product?.oneTime) };
  },
});

export const switchDataCard = orderAction({
  ...{ ...dataCards, method: 'put', endpoint: `${path}/:icc`, body: switchDataCardBody },
  order: call => {
    const old = cardOf(call);
    const product = productOf(old);
    if (!product) throw argumentError('DataCardNotOffered');
    const { card, icc } = chosenCard(call.tenant, call.subscription, product, call.data);
    return {
      ...{ type: 'ChangeExtraDataCard', productName: product.name, icc },
      effect: current => ({ simCards: [...without(current, old), card] }),
    };
  },
  notes: () => ({ ends: ['OldDataCard'], irreversible: ['OldDataCard'] }),
});

export const removeDataCard = orderAction({
  ...{ ...dataCards, method: 'delete', endpoint: `${path}/:icc` },
  order: call => {
    const old = cardOf(call);
    return {
      ...{ type: 'RemoveExtraDataCard', productName: productOf(old)?.name ?? call.subscription.name },
      effect: current => ({ simCards: without(current, old) }),
    };
  },
  notes: call => ({
    price: priceChange(call.subscription, -(productOf(cardOf(call))?.rate ?? 0)),
    ...{ ends: ['DataCardEnds'], irreversible: ['DataCardEnds'] },
  }),
});
