import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { generateDemoData } from './demo-data.ts';
import { demoPasswordHash } from './demo-password.ts';
import { emptyDemoRows } from './demo-rows.ts';
import { takeIndexes } from './take-indexes.ts';

/** All domain tables, in an order in which they can be filled. */
const tables = Object.keys(emptyDemoRows());

/** Tables that refer to the people and invoices being replaced, and so are emptied with them. */
const dependentTables = [
  'password_resets',
  'one_time_codes',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'profile_log',
  'payment_sessions',
  'payment_items',
  'invoice_reminder_wishes',
  'invoice_reminders',
  'payment_events',
  'sandbox_payment_sessions',
  'sandbox_notifications',
  'number_reservations',
  'bulk_jobs',
  'bulk_job_rows',
  'usage_alerts',
  'usage_alert_firings',
  'subscription_views',
  'esim_links',
  'notification_reads',
  'message_choices',
  'told_by_message',
];
const rowsPerInsert = 2500;
/** The day of the stored copy in a database, if made by this process; another release may have made a different one. */
const keptDay = new WeakMap<Kysely<Database>, string>();

/**
 * Replaces all rows of the domain tables by the demo data, in one transaction. Call it at the first start and to reset
 * the demo. The rows are generated once per process and day, and copied to the schema `demo`, so that the next reset
 * only has to copy them back.
 */
export async function seedDemoData(db: Kysely<Database>, clock: Clock): Promise<void> {
  const passwordHash = await demoPasswordHash();
  const now = clock.now();
  const today = danishDay(now);
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(20261121)`.execute(transaction);
    await sql.raw(`truncate ${[...tables, ...dependentTables].join(', ')}`).execute(transaction);
    if (keptDay.get(db) !== today) await keepCopy(transaction, now, passwordHash);
    const indexes = await takeIndexes(transaction, tables);
    for (const table of tables) {
      const columns = await writtenColumns(transaction, table);
      await sql
        .raw(`insert into ${table} (${columns}) select ${columns} from demo.${table}`)
        .execute(transaction);
    }
    for (const definition of indexes) await sql.raw(definition).execute(transaction);
  });
  keptDay.set(db, today);
  // Allows index-only scans for counts; the embedded database has no autovacuum.
  for (const table of tables) await sql.raw(`vacuum (analyze) ${table}`).execute(db);
}

/** All columns except generated ones. */
async function writtenColumns(transaction: Transaction<Database>, table: string): Promise<string> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    transaction,
  );
  return rows[0]?.columns ?? '';
}

async function keepCopy(transaction: Transaction<Database>, now: Date, passwordHash: string): Promise<void> {
  await sql`create schema if not exists demo`.execute(transaction);
  const demoRows = generateDemoData(now, passwordHash);
  for (const [table, rows] of Object.entries<object[]>(demoRows)) {
    await sql.raw(`drop table if exists demo.${table}`).execute(transaction);
    await sql.raw(`create table demo.${table} (like ${table})`).execute(transaction);
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const json = JSON.stringify(rows.slice(start, start + rowsPerInsert));
      await sql`insert into ${sql.table(`demo.${table}`)}
                select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
        transaction,
      );
    }
  }
}
