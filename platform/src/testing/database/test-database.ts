import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
import type { InitialContent } from './initial-content.ts';
import { embeddedCopy } from './embedded-copy.ts';
import { createScratchPostgres } from './scratch-postgres.ts';

/**
 * A migrated database for one test file, empty by default: embedded and in memory or, when DATABASE_URL is set, a
 * separate database on that PostgreSQL server, dropped on close.
 */
export async function openTestDatabase(content: InitialContent = 'empty'): Promise<OpenDatabase> {
  const serverUrl = process.env['DATABASE_URL'];
  return serverUrl
    ? openScratch(serverUrl, content)
    : openDatabase({ memory: true, files: await embeddedCopy(content) });
}

async function openScratch(serverUrl: string, content: InitialContent): Promise<OpenDatabase> {
  const scratch = await createScratchPostgres(serverUrl, content);
  const opened = await openDatabase({ url: scratch.url });
  return {
    ...opened,
    async close() {
      await opened.close();
      await scratch.drop();
    },
  };
}
