import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import { generateDemoData } from './demo-data.ts';
import { demoPasswordHash } from './demo-password.ts';
import { emptyDemoRows } from './demo-rows.ts';
import { takeIndexes } from './take-indexes.ts';

/** Every domain table, in the order in which they can be filled. */
const tables = Object.keys(emptyDemoRows());
/** What belongs to the people and invoices that are about to go: links, codes, passkeys, the own log, payments, reserved numbers, jobs, alerts, kept views, links to eSIMs, what was read, what is told by message. */
const belonging = [
  ...[
    'password_resets',
    'one_time_codes',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'profile_log',
    'payment_sessions',
    'payment_items',
  ],
  ...['invoice_reminder_wishes', 'invoice_reminders'],
  ...['payment_events', 'sandbox_payment_sessions', 'sandbox_notifications', 'number_reservations'],
  ...['bulk_jobs', 'bulk_job_rows', 'usage_alerts', 'usage_alert_firings', 'subscription_views'],
  ...['esim_links', 'notification_reads', 'message_choices', 'told_by_message'],
];
const rowsPerInsert = 2500;
/** The day that the copy in a database was made for, by this process: another version may have made it otherwise. */
const keptDay = new WeakMap<Kysely<Database>, string>();

/**
 * Replaces everything in the domain tables by the demo data, in one transaction: call it at the first start and
 * whenever the demo begins again. The rows are generated once per process and day of the clock and kept beside the tables in the
 * schema `demo`, so that starting again is a copy.
 */
export async function seedDemoData(db: Kysely<Database>, clock: Clock): Promise<void> {
  const passwordHash = await demoPasswordHash();
  const now = clock.now();
  const today = danishDay(now);
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(20261121)`.execute(transaction);
    await sql.raw(`truncate ${[...tables, ...belonging].join(', ')}`).execute(transaction);
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
  // Counts are read from an index alone where this was done; the embedded database never does it by itself.
  for (const table of tables) await sql.raw(`vacuum (analyze) ${table}`).execute(db);
}

/** All but those that the database makes of others. */
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
