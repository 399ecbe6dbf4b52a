import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';

const settingName = 'clock';
const settingSchema = z.object({ offsetMs: z.number() });

/** Offset of the platform's clock when it last ran. Restored, so that stored dates are not in the future. */
export async function readClockOffset(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('system_settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return row === undefined ? 0 : settingSchema.parse(row.value).offsetMs;
}

export async function keepClockOffset(db: Kysely<Database>, offsetMs: number): Promise<void> {
  const value = JSON.stringify({ offsetMs });
  await db
    .insertInto('system_settings')
    .values({ name: settingName, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
