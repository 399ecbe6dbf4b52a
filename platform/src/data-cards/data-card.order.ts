import { mayReadCodes } from 'shared/contracts/allowed-action-rules';
import { addDataCardBody, dataCardsAnswer, switchDataCardBody } from 'shared/contracts/data-card';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import { addableCard, cardProduct, dataCardOfferings, dataCardState } from 'shared/orders/data-cards';
import { priceChange } from 'shared/orders/offers';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { factsOf } from '../orders/actions/lock-subscription.ts';
import { orderAction, type OrderCall, type StoredOrder } from '../orders/actions/order-action.ts';
import { subscriptionFacts } from '../orders/actions/subscription-order.ts';
import { subscriptionRead } from '../orders/actions/subscription-read.ts';
import { readOffers } from '../products/offers.ts';
import { releaseBlankCard } from '../sims/hold-blank-card.ts';
import { findDataCards, toDataCard } from './data-cards.query.ts';
import { chooseCard, chosenCardSchema, dropCard, putCard, type ChosenCard } from './new-data-card.ts';

const sims = 'sims/datacards';

/** Adds a data card to a subscription (SIM-031). */
export const addDataCard = orderAction({
  method: 'POST',
  endpoint: sims,
  summary: 'Add a data card to a subscription',
  action: 'DataCards',
  body: addDataCardBody,
  details: z.extend(chosenCardSchema, { code: z.string() }),
  async order({ transaction, subscription, data: { simcardProductCode: code, ...wanted } }) {
    const cards = await findDataCards(transaction, subscription.subscription_id);
    const product = addableCard(subscriptionFacts(subscription), code, cards);
    if (typeof product === 'string') throw argumentError(product);
    const card = await chooseCard(transaction, product, wanted);
    return { type: 'CreateExtraDataCard', details: { ...card, code }, productName: product.name };
  },
  async effect(order, { code, ...card }) {
    const subscription = await readSubscription(order);
    const product = addableCard(subscriptionFacts(subscription), code);
    if (typeof product === 'string') return { failed: product };
    const isPut = await putCard(order.transaction, subscription, product, card);
    return isPut ? 'done' : { failed: 'IccNotAvailable' };
  },
  takeBack: (order, card) => giveBack(order, card),
  state,
  notes: async (call, { details: { code } }) => {
    const product = cardProduct(code);
    return { price: await priceOf(call, product?.rate ?? 0, product?.oneTime ?? 0) };
  },
  // The data cards a subscription has and can have (SIM-030). The activation code of an eSIM is shown to the same
  // people as for the main card.
  read: subscriptionRead({
    path: 'sims/datacard-offerings',
    summary: 'List the data cards of a subscription',
    system: 'ProductOfferingQualificationAPI',
    answer: dataCardsAnswer,
    read: async ({ db, subscription, tenant }) => {
      const cards = await findDataCards(db, subscription.subscription_id);
      return {
        offerings: dataCardOfferings(subscriptionFacts(subscription), cards),
        dataCards: cards.map(card => toDataCard(card, mayReadCodes(factsOf(tenant, subscription)))),
      };
    },
  }),
  example: { simcardProductCode: 'DATADEL', shipment: { type: 'PickUp' } },
});

/** Replaces a data card by another card of the same product (SIM-033). */
export const switchDataCard = orderAction({
  method: 'PUT',
  endpoint: `${sims}/:icc`,
  summary: "Change one of a subscription's data cards",
  action: 'DataCards',
  body: switchDataCardBody,
  details: z.extend(chosenCardSchema, { old: z.string() }),
  async order(call) {
    const old = await cardOf(call);
    const product = cardProduct(old.product);
    if (!product) throw argumentError('DataCardNotOffered');
    const card = await chooseCard(call.transaction, product, call.data);
    return { type: 'ChangeExtraDataCard', details: { ...card, old: old.icc }, productName: product.name };
  },
  async effect(order, { old, ...card }) {
    const subscription = await readSubscription(order);
    const cards = await findDataCards(order.transaction, order.subscriptionId);
    const product = cardProduct(cards.find(({ icc }) => icc === old)?.product);
    if (!product) return { failed: 'DataCardNotThere' };
    if (!(await putCard(order.transaction, subscription, product, card)))
      return { failed: 'IccNotAvailable' };
    await dropCard(order.transaction, order.subscriptionId, old);
    return 'done';
  },
  takeBack: (order, card) => giveBack(order, card),
  state,
  notes: () => ({ ends: ['OldDataCard'], irreversible: ['OldDataCard'] }),
  example: { shipment: { type: 'PickUp' } },
  exampleParams: demoDataCard,
});

/** Removes a data card from a subscription (SIM-032, SIM-034). */
export const removeDataCard = orderAction({
  method: 'DELETE',
  endpoint: `${sims}/:icc`,
  summary: "Remove one of a subscription's data cards",
  action: 'DataCards',
  details: z.object({ old: z.string() }),
  async order(call) {
    const { icc, product } = await cardOf(call);
    return {
      type: 'RemoveExtraDataCard',
      details: { old: icc },
      productName: cardProduct(product)?.name ?? call.subscription.name,
    };
  },
  async effect({ transaction, subscriptionId }, { old }) {
    const isDropped = await dropCard(transaction, subscriptionId, old);
    return isDropped ? 'done' : { failed: 'DataCardNotThere' };
  },
  state,
  async notes(call) {
    const { product } = await cardOf(call);
    return {
      price: await priceOf(call, -(cardProduct(product)?.rate ?? 0), 0),
      ends: ['DataCardEnds'],
      irreversible: ['DataCardEnds'],
    };
  },
  example: undefined,
  exampleParams: demoDataCard,
});

/** @throws ApiProblem 404 if the card is not one of the subscription's data cards */
async function cardOf({ transaction, subscription, params }: OrderCall<unknown>) {
  const cards = await findDataCards(transaction, subscription.subscription_id);
  const card = cards.find(({ icc }) => icc === params['icc']);
  if (!card) throw notFound();
  return card;
}

function readSubscription({ transaction, subscriptionId }: StoredOrder) {
  return transaction
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .selectAll()
    .executeTakeFirstOrThrow();
}

async function giveBack({ transaction }: StoredOrder, { icc, isHeld }: ChosenCard): Promise<void> {
  if (isHeld) await releaseBlankCard(transaction, icc);
}

async function state(transaction: Transaction<Database>, subscriptionId: string) {
  return dataCardState(await findDataCards(transaction, subscriptionId));
}

/** The monthly price of the subscription with its data cards, before and after. */
async function priceOf({ transaction, subscription }: OrderCall<unknown>, more: number, oneTime: number) {
  return priceChange(subscriptionFacts(subscription), await readOffers(transaction), { more, oneTime });
}

/** The data card of a demo subscription. */
function demoDataCard(subscriptionId: string): Record<string, string> {
  return { icc: `${ownSimCardPrefix}${subscriptionId.padStart(13, '0')}2` };
}
