import { createClock, type Clock } from './time/clock.ts';
import { readClockOffset } from './control/clock-setting.ts';
import { migrateToLatest } from './database/migrate.ts';
import { withStartupLock } from './database/startup-lock.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { seedDemoData } from './demo-data/seed.ts';

/** What every service depends on. */
export interface Runtime extends OpenDatabase {
  clock: Clock;
}

/** Opens and migrates the database, and restores the clock's offset. */
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

/** Loads the demo data if the database has no customers. If several processes start at once, only one does. */
export function seedIfEmpty(runtime: Omit<Runtime, 'close'>): Promise<void> {
  const { patient: db, clock } = runtime;
  return withStartupLock(runtime, async () => {
    const customer = await db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
    if (customer) return;
    await seedDemoData(db, clock);
  });
}
