import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../danish-day.ts';
import { actionKey, type OrderAction } from '../orders/order-action.ts';
import { addAccountBeside } from './add-account.ts';
import { addBlankSimCard } from './add-sim-card.ts';

/** Parts of examples that a call uses up, or that must be there before: made for each call. */
const made: Record<string, ((db: Kysely<Database>, subscriptionId: string) => Promise<object>) | undefined> =
  {
    'PUT account': async (db, id) => ({ targetAccountId: await addAccountBeside(db, id) }),
    'PUT sims': async db => ({ icc: await addBlankSimCard(db) }),
  };

/** The body that an action declares as good, on a day. */
export function exampleOn({ example }: OrderAction, today: string): unknown {
  return typeof example === 'function' ? (example as (today: string) => unknown)(today) : example;
}

/** Body of a good call of an order action, for a subscription that is there. */
export async function orderExample(
  db: Kysely<Database>,
  action: OrderAction,
  subscriptionId: string,
  now: Date,
): Promise<unknown> {
  const example = exampleOn(action, danishDay(now));
  if (typeof example !== 'object') return example;
  return { ...example, ...(await made[actionKey(action)]?.(db, subscriptionId)) };
}

/** Path of a call of an order action, below the API's. */
export function orderPath(action: OrderAction, subscriptionId: string): string {
  const endpoint = action.endpoint.replace(
    /:(\w+)/g,
    (_, name: string) => action.exampleParams?.[name] ?? '',
  );
  return `/subscriptions/${subscriptionId}/${endpoint}`;
}
