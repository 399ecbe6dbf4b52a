import type { Kysely } from 'kysely';
import { createClock, type Clock } from './clock.ts';
import { keepClockOffset, readClockOffset } from './control/clock-setting.ts';
import { migrateToLatest } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { seedDemoData } from './demo-data/seed.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';

/** What every service stands on. */
export interface Runtime {
  db: Kysely<Database>;
  kind: OpenDatabase['kind'];
  clock: Clock;
  outbox: Outbox;
  close(): Promise<void>;
}

/** Opens and migrates the database, sets the clock to where it was left, and opens the outbox. */
export async function openRuntime(location: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Runtime> {
  const { dataDir, databaseUrl } = location;
  const opened = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  try {
    await migrateToLatest(opened.db);
    const clock = createClock(await readClockOffset(opened.db));
    const outbox = await openOutbox(opened);
    const close = async () => {
      await outbox.close();
      await opened.close();
    };
    return { ...opened, clock, outbox, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Fills a database that has no customers yet with the demo data. */
export async function seedIfEmpty({ db, clock }: Pick<Runtime, 'db' | 'clock'>): Promise<void> {
  const customer = await db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
  if (customer) return;
  await keepClockOffset(db, clock.offset());
  await seedDemoData(db, clock);
}
