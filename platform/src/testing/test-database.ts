import { migrateToLatest } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { freshDatabaseCopy } from './fresh-database-copy.ts';
import { createScratchPostgres } from './scratch-postgres.ts';

/**
 * A migrated, empty database for one test file: embedded and in memory, or, when DATABASE_URL is
 * set, a database of its own on that PostgreSQL server, dropped again on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env['DATABASE_URL'];
  const opened = serverUrl
    ? await openScratch(serverUrl)
    : await openDatabase({ memory: true, copyOf: await freshDatabaseCopy() });
  await migrateToLatest(opened.db);
  return opened;
}

async function openScratch(serverUrl: string): Promise<OpenDatabase> {
  const scratch = await createScratchPostgres(serverUrl);
  const opened = await openDatabase({ url: scratch.url });
  return {
    ...opened,
    async close() {
      await opened.close();
      await scratch.drop();
    },
  };
}
