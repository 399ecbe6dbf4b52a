import { previewPath } from 'shared/contracts/order-preview';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { danishDay } from '../../time/danish-day.ts';
import { actionKey, type OrderAction } from '../../orders/actions/order-action.ts';
import { addAccountBeside } from '../rows/add-account.ts';
import { addBlankSimCard, addDataCard } from '../rows/add-sim-card.ts';

/** Parts of examples that are used up by the call, or must exist before it: created for each call. */
const made: Record<string, ((db: Kysely<Database>, subscriptionId: string) => Promise<object>) | undefined> =
  {
    'PUT account': async (db, id) => ({ targetAccountId: await addAccountBeside(db, id) }),
    'PUT sims': async db => ({ icc: await addBlankSimCard(db) }),
    'PUT sims/datacards/:icc': addDataCard,
    'DELETE sims/datacards/:icc': addDataCard,
  };

/** The valid body declared by an action, on a given day. */
export function exampleOn({ example }: OrderAction, today: string): unknown {
  return typeof example === 'function' ? (example as (today: string) => unknown)(today) : example;
}

/** A valid body for an order action on an existing subscription. */
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

/** Path of an order action, relative to the API. */
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
