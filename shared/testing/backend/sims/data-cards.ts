/** A subscription's current and available data cards, and the orders that change them. */
import type { DataCardProduct } from '../../../catalogue/data-cards.ts';
import {
  addDataCardBody,
  dataCardsAnswer,
  switchDataCardBody,
  type SwitchDataCard,
} from '../../../contracts/data-card.ts';
import {
  addableCard,
  cardProduct,
  dataCardOfferings,
  dataCardState,
  whyNotSent,
} from '../../../orders/data-cards.ts';
import { priceChange } from '../../../orders/offers.ts';
import type { TenantData } from '../backend-data.ts';
import { toEsim } from './esims.ts';
import { orderAction, type OrderCall } from '../orders/order-action.ts';
import { offers } from '../products/offers.ts';
import { subscriptionRead } from '../orders/subscription-read.ts';
import { factsOfNow } from '../orders/subscription-order.ts';
import { argumentError, notFound, refuse } from '../route.ts';
import type { StoredSimCard, StoredSubscription } from '../subscriptions/subscriptions.ts';
import { mustBeFree, newCard, newEsim, newIcc } from './cards.ts';

const dataCardsOf = ({ simCards }: StoredSubscription) => simCards.filter(({ isMain }) => !isMain);

const heldBy = (subscription: StoredSubscription) =>
  dataCardsOf(subscription).map(({ number, product }) => ({ icc: number, product }));

const read = subscriptionRead({
  path: 'sims/datacard-offerings',
  system: 'ProductOfferingQualificationAPI',
  answer: dataCardsAnswer,
  read: (subscription, { tenant }) => {
    return {
      dataCards: dataCardsOf(subscription).map(({ number, product, esim }) => ({
        icc: number,
        simcardProductCode: product,
        esim: esim && toEsim(esim),
      })),
      offerings: dataCardOfferings(factsOfNow(tenant, subscription), heldBy(subscription)),
    };
  },
});

/** The chosen card: one that the customer has, a new one by mail, or an eSIM. */
const chosenCard = (
  tenant: TenantData,
  { telephoneNumber }: StoredSubscription,
  { simKind, code }: DataCardProduct,
  { icc, shipment }: SwitchDataCard,
): { card: StoredSimCard; icc: string | undefined } => {
  const isEsim = simKind === 'Esim';
  if ((isEsim && (icc || shipment)) || (icc && shipment)) throw argumentError();
  if (icc) mustBeFree(tenant, icc);
  else if (!isEsim) refuse(whyNotSent(shipment));
  const number = icc ?? newIcc(simKind);
  const card = {
    ...newCard('SimCard', number, `45${telephoneNumber?.localNumber ?? ''}`),
    serviceCode: 'DATASIM',
    isMain: false,
    product: code,
    name: isEsim ? 'Datakort på e-sim' : 'Datakort',
    ...(isEsim && { esim: newEsim(number) }),
  };
  return { card, icc: icc ?? undefined };
};

const state = (subscription: StoredSubscription) => dataCardState(heldBy(subscription));

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
  ...dataCards,
  method: 'post',
  endpoint: path,
  body: addDataCardBody,
  read,
  order: ({ tenant, subscription, data: { simcardProductCode, ...wanted } }) => {
    const product = addableCard(factsOfNow(tenant, subscription), simcardProductCode, heldBy(subscription));
    if (typeof product === 'string') throw argumentError(product);
    const { card, icc } = chosenCard(tenant, subscription, product, wanted);
    return {
      type: 'CreateExtraDataCard',
      productName: product.name,
      icc,
      effect: ({ simCards }) => ({ simCards: [...simCards, card] }),
    };
  },
  notes: ({ tenant, subscription, data: { simcardProductCode } }) => {
    const { rate: more = 0, oneTime = 0 } = cardProduct(simcardProductCode) ?? {};
    return { price: priceChange(factsOfNow(tenant, subscription), offers, { more, oneTime }) };
  },
});

export const switchDataCard = orderAction({
  ...dataCards,
  method: 'put',
  endpoint: `${path}/:icc`,
  body: switchDataCardBody,
  order: call => {
    const old = cardOf(call);
    const product = cardProduct(old.product);
    if (!product) throw argumentError('DataCardNotOffered');
    const { card, icc } = chosenCard(call.tenant, call.subscription, product, call.data);
    return {
      type: 'ChangeExtraDataCard',
      productName: product.name,
      icc,
      effect: current => ({ simCards: [...without(current, old), card] }),
    };
  },
  notes: () => ({ ends: ['OldDataCard'], irreversible: ['OldDataCard'] }),
});

export const removeDataCard = orderAction({
  ...dataCards,
  method: 'delete',
  endpoint: `${path}/:icc`,
  order: call => {
    const old = cardOf(call);
    return {
      type: 'RemoveExtraDataCard',
      productName: cardProduct(old.product)?.name ?? call.subscription.name,
      effect: current => ({ simCards: without(current, old) }),
    };
  },
  notes: call => ({
    price: priceChange(factsOfNow(call.tenant, call.subscription), offers, {
      more: -(cardProduct(cardOf(call).product)?.rate ?? 0),
    }),
    ends: ['DataCardEnds'],
    irreversible: ['DataCardEnds'],
  }),
});
