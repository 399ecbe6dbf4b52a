/** Temporary records besides oidc-provider's own. Those with a user id are deleted with the person's sign-ins. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

interface TemporaryRecord {
  model: string;
  id: string;
  payload: string;
  account_id?: string;
}

/** Stores a record, replacing any with the same id. */
export async function saveRecord(db: Kysely<Database>, row: TemporaryRecord, seconds: number): Promise<void> {
  const columns = { ...row, expires_at: new Date(Date.now() + seconds * 1000) };
  await db
    .insertInto('oidc_payloads')
    .values(columns)
    .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(columns))
    .execute();
}

export async function findRecord(
  db: Kysely<Database>,
  model: string,
  id: string,
): Promise<string | undefined> {
  if (id.includes('\0')) return undefined;
  const row = await db
    .selectFrom('oidc_payloads')
    .select('payload')
    .where('model', '=', model)
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.payload;
}

/** Reads and deletes a record; of two concurrent callers only one gets it. */
export async function takeRecord(
  db: Kysely<Database>,
  model: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', model)
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('payload')
    .executeTakeFirst();
  return row?.payload;
}
