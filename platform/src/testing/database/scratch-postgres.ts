import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../database/open-database.ts';
import { createInitialContent, initialContentKey, type InitialContent } from './initial-content.ts';

/**
 * A separate database on the PostgreSQL server of `serverUrl`: empty, or a copy of the initial content. The first test
 * that needs that content creates it for all later ones, as `test_template_…`.
 */
export async function createScratchPostgres(
  serverUrl: string,
  content?: InitialContent,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = content && (await templateOf(serverUrl, content));
  await onServer(serverUrl, client =>
    client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
  );
  return {
    url: addressOf(serverUrl, name),
    drop: () => onServer(serverUrl, client => client.query(`drop database if exists ${name} with (force)`)),
  };
}

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function templateOf(serverUrl: string, content: InitialContent): Promise<string> {
  const name = `test_template_${initialContentKey(content)}`;
  await onServer(serverUrl, async client => {
    // Other test files wait here for the first one.
    await client.query('select pg_advisory_lock(20261122)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const unfinished = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ url: addressOf(serverUrl, unfinished) });
    await createInitialContent(database, content);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
