/** What this server notes for a while, beside oidc-provider's own artefacts. With a person's id it ends with their sign-ins. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

interface Note {
  model: string;
  id: string;
  payload: string;
  account_id?: string;
}

/** Notes something, in place of what was noted under that id. */
export async function note(db: Kysely<Database>, row: Note, seconds: number): Promise<void> {
  const columns = { ...row, expires_at: new Date(Date.now() + seconds * 1000) };
  await db
    .insertInto('oidc_payloads')
    .values(columns)
    .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(columns))
    .execute();
}

export async function findNote(db: Kysely<Database>, model: string, id: string): Promise<string | undefined> {
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

/** Reads it and takes it away: of two who ask at once, one gets it. */
export async function takeNote(db: Kysely<Database>, model: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('oidc_payloads')
    .where('model', '=', model)
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('payload')
    .executeTakeFirst();
  return row?.payload;
}
