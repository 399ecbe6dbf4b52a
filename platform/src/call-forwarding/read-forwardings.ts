import { FORWARDING_CONDITIONS, forwardingSchema, type Forwarding } from 'shared/contracts/call-forwarding';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';

/** The forwardings of a subscription that are on, in the order of the conditions. */
export async function readForwardings(db: Kysely<Database>, subscriptionId: string): Promise<Forwarding[]> {
  const rows = await db
    .selectFrom('call_forwardings')
    .where('subscription_id', '=', subscriptionId)
    .select(['condition', 'number', 'delay_seconds as delaySeconds'])
    .execute();
  return rows
    .map(row => z.parse(forwardingSchema, row))
    .sort((a, b) => rank(a.condition) - rank(b.condition));
}

const rank = (condition: Forwarding['condition']) => FORWARDING_CONDITIONS.indexOf(condition);
