import { previewPath } from 'shared/contracts/order-preview';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../time/danish-day.ts';
import { actionKey, type OrderAction } from '../orders/order-action.ts';
import { addAccountBeside } from './add-account.ts';
import { addBlankSimCard, addDataCard } from './add-sim-card.ts';

/** Parts of examples that a call uses up, or that must be there before: made for each call. */
const made: Record<string, ((db: Kysely<Database>, subscriptionId: string) => Promise<object>) | undefined> =
  {
    'PUT account': async (db, id) => ({ targetAccountId: await addAccountBeside(db, id) }),
    'PUT sims': async db => ({ icc: await addBlankSimCard(db) }),
    'PUT sims/datacards/:icc': addDataCard,
    'DELETE sims/datacards/:icc': addDataCard,
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
  const parts = await made[actionKey(action)]?.(db, subscriptionId);
  return typeof example === 'object' ? { ...example, ...parts } : example;
}

/** Path of a call of an order action, below the API's. */
export function orderPath(action: OrderAction, subscriptionId: string): string {
  const endpoint = action.endpoint.replace(
    /:(\w+)/g,
    (_, name: string) => action.exampleParams?.(subscriptionId)[name] ?? '',
  );
  return `/subscriptions/${subscriptionId}/${endpoint}`;
}

/** Path of its preview. */
export const orderPreviewPath = (action: OrderAction, subscriptionId: string): string =>
  previewPath(action.method, orderPath(action, subscriptionId));
