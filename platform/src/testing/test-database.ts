import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrateToLatest } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';

/**
 * A migrated, empty database for one test file: embedded and in memory, or, when DATABASE_URL is
 * set, a database of its own on that PostgreSQL server, dropped again on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL'];
  const opened = url ? await openScratchPostgres(url) : await openDatabase({ memory: true });
  await migrateToLatest(opened.db);
  return opened;
}

async function openScratchPostgres(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}`);
  const scratchUrl = new URL(url);
  scratchUrl.pathname = `/${name}`;
  const opened = await openDatabase({ url: scratchUrl.href });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runOnServer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
