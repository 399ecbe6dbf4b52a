import { addDataCardBody, switchDataCardBody } from 'shared/contracts/data-card';
import type { PreviewValue } from 'shared/contracts/order-preview';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { money } from '../kernel/money.ts';
import { orderAction, type OrderCall, type StoredOrder } from '../orders/order-action.ts';
import { readCatalogue } from '../products/service-state.ts';
import { monthlyRate } from '../products/services-after.ts';
import { releaseBlankCard } from '../sims/hold-blank-card.ts';
import { dataCardsFor } from './data-cards.query.ts';
import { dataCardRate, findDataCards, productOf } from '../products/held-data-cards.ts';
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
    const product = dataCardsFor(subscription).find(each => each.code === code);
    if (!product) throw argumentError('DataCardNotOffered');
    const cards = await findDataCards(transaction, subscription.subscription_id);
    if (cards.filter(({ product_code }) => product_code === code).length >= product.maxCount)
      throw argumentError('DataCardLimitReached');
    const card = await chooseCard(transaction, product, wanted);
    return { type: 'CreateExtraDataCard', details: { ...card, code }, productName: product.name };
  },
  async effect(order, { code, ...card }) {
    const subscription = await readSubscription(order);
    const product = dataCardsFor(subscription).find(each => each.code === code);
    if (!product) return { failed: 'DataCardNotOffered' };
    const isPut = await putCard(order.transaction, subscription, product, card);
    return isPut ? 'done' : { failed: 'IccNotAvailable' };
  },
  takeBack: (order, card) => giveBack(order, card),
  state: dataCardState,
  notes: async (call, { details: { code } }) => {
    const product = productOf(code);
    return { price: await priceOf(call, product?.rate ?? 0, product?.oneTime ?? 0) };
  },
  example: { simcardProductCode: 'DATADEL', shipment: { type: 'PickUp' } },
});

/** Puts another card of the same product in the place of a data card (SIM-033). */
export const switchDataCard = orderAction({
  method: 'PUT',
  endpoint: `${sims}/:icc`,
  summary: "Change one of a subscription's data cards",
  action: 'DataCards',
  body: switchDataCardBody,
  details: z.extend(chosenCardSchema, { old: z.string() }),
  async order(call) {
    const old = await cardOf(call);
    const product = productOf(old.product_code);
    if (!product) throw argumentError('DataCardNotOffered');
    const card = await chooseCard(call.transaction, product, call.data);
    return { type: 'ChangeExtraDataCard', details: { ...card, old: old.icc }, productName: product.name };
  },
  async effect(order, { old, ...card }) {
    const subscription = await readSubscription(order);
    const cards = await findDataCards(order.transaction, order.subscriptionId);
    const product = productOf(cards.find(({ icc }) => icc === old)?.product_code ?? null);
    if (!product) return { failed: 'DataCardNotThere' };
    if (!(await putCard(order.transaction, subscription, product, card)))
      return { failed: 'IccNotAvailable' };
    await dropCard(order.transaction, order.subscriptionId, old);
    return 'done';
  },
  takeBack: (order, card) => giveBack(order, card),
  state: dataCardState,
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
    const { icc, product_code } = await cardOf(call);
    return {
      type: 'RemoveExtraDataCard',
      details: { old: icc },
      productName: productOf(product_code)?.name ?? call.subscription.name,
    };
  },
  async effect({ transaction, subscriptionId }, { old }) {
    const isDropped = await dropCard(transaction, subscriptionId, old);
    return isDropped ? 'done' : { failed: 'DataCardNotThere' };
  },
  state: dataCardState,
  async notes(call) {
    const { product_code } = await cardOf(call);
    return {
      price: await priceOf(call, -(productOf(product_code)?.rate ?? 0), 0),
      ends: ['DataCardEnds'],
      irreversible: ['DataCardEnds'],
    };
  },
  example: undefined,
  exampleParams: demoDataCard,
});

/** @throws ApiProblem 404 for a card that is not one of the subscription's data cards */
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
    .select(['subscription_id', 'type', 'local_number', 'price_plan_information'])
    .executeTakeFirstOrThrow();
}

async function giveBack({ transaction }: StoredOrder, { icc, isHeld }: ChosenCard): Promise<void> {
  if (isHeld) await releaseBlankCard(transaction, icc);
}

/** The products of a subscription's data cards, and their numbers. */
async function dataCardState(
  transaction: Transaction<Database>,
  subscriptionId: string,
): Promise<Record<string, PreviewValue>> {
  const cards = await findDataCards(transaction, subscriptionId);
  const listed = (values: string[]) => (values.length > 0 ? values.join(', ') : null);
  return {
    dataCards: listed(cards.map(({ product_code }) => productOf(product_code)?.name ?? 'Datakort')),
    dataCardNumbers: listed(cards.map(({ icc }) => icc)),
  };
}

/** What the subscription costs a month with its data cards, before and after. The preview has undone nothing yet. */
async function priceOf({ transaction, subscription }: OrderCall<unknown>, more: number, oneTime: number) {
  const { subscription_id, recurring_rate_ore, services } = subscription;
  const catalogue = await readCatalogue(transaction);
  const plan = monthlyRate(recurring_rate_ore ?? 0, services, catalogue);
  const before = plan + (await dataCardRate(transaction, subscription_id));
  return {
    before: money(before),
    after: money(before + more),
    oneTime: oneTime === 0 ? null : money(oneTime),
  };
}

/** The data card of a subscription of the demo data. */
function demoDataCard(subscriptionId: string): Record<string, string> {
  return { icc: `${ownSimCardPrefix}${subscriptionId.padStart(13, '0')}2` };
}
