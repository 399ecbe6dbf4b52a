import type { SubscriptionFacts, SubscriptionOrder } from 'shared/orders/subscription-order';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { danishSortKey } from '../../database/danish-sort-key.ts';
import type { Database } from '../../database/tables.ts';
import { argumentError } from '../../kernel/api-problem.ts';
import { userNameOf } from '../../subscription-model/subscription-names.ts';
import { danishDay } from '../../time/danish-day.ts';
import { accountRules, type RuledSubscription } from './lock-subscription.ts';
import { orderAction, type OrderAction } from './order-action.ts';
import { subscriptionRead } from './subscription-read.ts';

/**
 * Turns an order of `shared/orders` into an order action that changes columns of the subscription.
 *
 * @param readTerms reads what the order depends on besides the subscription
 */
export function subscriptionOrder<Terms>(
  declared: SubscriptionOrder<unknown, object, object, Terms, unknown>,
  readTerms?: (db: Kysely<Database>, subscription: RuledSubscription) => Promise<Terms>,
): OrderAction {
  const { method, endpoint, summary, action, body, read, holds, example, exampleParams } = declared;
  // Without them `Terms` is undefined.
  const termsOf = async (db: Kysely<Database>, of: RuledSubscription) => (await readTerms?.(db, of)) as Terms;

  return orderAction<unknown, unknown>({
    method,
    endpoint,
    summary,
    action,
    example,
    ...(body && { body }),
    details: declared.details ?? body?.shape.data ?? z.unknown(),
    ...(exampleParams && { exampleParams: () => exampleParams }),
    async order({ transaction, subscription, data, params, today }) {
      const terms = await termsOf(transaction, subscription);
      const order = declared.order(subscriptionFacts(subscription), data, { today, terms, params });
      if (typeof order === 'string') throw argumentError(order);
      if (holds) await change(transaction, subscription, holds(order.effectiveDate ?? today));
      return { details: data, ...order };
    },
    async effect({ transaction, subscriptionId, orderId, effectiveDate: day, now }, details) {
      const row = await readRow(transaction, subscriptionId);
      const context = { orderId, day, today: danishDay(now), terms: await termsOf(transaction, row) };
      const changes = declared.change(subscriptionFacts(row), details, context);
      if (typeof changes === 'string') return { failed: changes };
      await change(transaction, row, changes);
      return 'done';
    },
    ...(holds && {
      async takeBack({ transaction, subscriptionId, effectiveDate }) {
        const row = await readRow(transaction, subscriptionId);
        const now = new Map(Object.entries(subscriptionFacts(row)));
        const unchanged = Object.entries(holds(effectiveDate)).filter(
          ([name, value]) => now.get(name) === value,
        );
        await change(transaction, row, Object.fromEntries(unchanged.map(([name]) => [name, null])));
      },
    }),
    async state(transaction, subscriptionId) {
      const row = await readRow(transaction, subscriptionId);
      return declared.state(subscriptionFacts(row), await termsOf(transaction, row));
    },
    ...(read && {
      read: subscriptionRead({
        path: endpoint,
        summary: read.summary,
        system: read.system ?? 'SubscriptionsAPI',
        answer: read.answer,
        ...(read.query && { query: read.query }),
        async read({ db, clock, subscription, query }) {
          const parameters = { today: danishDay(clock.now()), ...query };
          return read.of(subscriptionFacts(subscription), await termsOf(db, subscription), parameters);
        },
      }),
    }),
  });
}

/** Locked, so that of two concurrent changes the second sees the first. */
const readRow = (transaction: Transaction<Database>, subscriptionId: string): Promise<RuledSubscription> =>
  transaction
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where('s.subscription_id', '=', subscriptionId)
    .selectAll('s')
    .select(accountRules)
    .forUpdate('s')
    .executeTakeFirstOrThrow();

/** Columns by the field names that orders use in both back ends. */
export const subscriptionFacts = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value as unknown,
    ]),
  ) as unknown as SubscriptionFacts;

/** Writes the changes, and the product name used for search and sorting. */
async function change(
  transaction: Transaction<Database>,
  subscription: RuledSubscription,
  changes: Partial<SubscriptionFacts>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const { subscription_id: subscriptionId } = subscription;
  const { name } = changes;
  await transaction
    .updateTable('subscriptions')
    .set({
      ...rowOf(changes),
      ...(name !== undefined && {
        sort_product: danishSortKey(name),
        sort_name: danishSortKey(userNameOf(subscription) ?? name),
      }),
    })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

const rowOf = (changes: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
