import { createClock, type Clock } from './time/clock.ts';
import { readClockOffset } from './control/clock-setting.ts';
import { migrateToLatest } from './database/migrate.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { seedDemoData } from './demo-data/seed.ts';

/** What every service stands on. */
export interface Runtime extends OpenDatabase {
  clock: Clock;
}

/** Opens and migrates the database, and sets the clock to where it was left. */
export async function openRuntime(location: {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseConnections?: number | undefined;
}): Promise<Runtime> {
  const { dataDir, databaseUrl: url, databaseConnections: connections } = location;
  const opened = await openDatabase(url === undefined ? { dataDir } : { url, connections });
  try {
    await migrateToLatest(opened.patient);
    return { ...opened, clock: createClock(await readClockOffset(opened.db)) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Fills a database that has no customers yet with the demo data: one process, where several start at once. */
export function seedIfEmpty(runtime: Omit<Runtime, 'close'>): Promise<void> {
  const { patient: db, clock } = runtime;
  return oneAtATime(runtime, async () => {
    const customer = await db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
    if (customer) return;
    await seedDemoData(db, clock);
  });
}
