import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createClock } from '../../time/clock.ts';
import { migrateToLatest } from '../../database/migrate.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { DEMO_PASSWORD } from '../../demo-data/demo-password.ts';
import { seedDemoData } from '../../demo-data/seed.ts';
import { loadIdentityKeys } from '../../identity/sessions/identity-keys.ts';
import { openOutbox } from '../../outbox/outbox.ts';
import { fastHash } from '../fast-hash.ts';

/** Initial content of a test database: only the latest schema, or also the demo data and the job queue's tables. */
export type InitialContent = 'empty' | 'seeded';

export const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = [
  'platform/src/**/*.ts',
  'shared/{catalogue,contracts,format,node,orders}/**/*.ts',
  'pnpm-lock.yaml',
];

/**
 * Cache key of the initial content. Includes all source files that affect it, and the hour, because the demo data
 * contains times relative to its creation.
 */
export function initialContentKey(content: InitialContent): string {
  return `${content}_${(hashOfSources ??= hashSources())}`;
}

/** The hash when this process first needed it. */
let hashOfSources: string | undefined;

function hashSources(): string {
  const fingerprint = createHash('sha256').update(new Date().toISOString().slice(0, 13));
  const files = globSync(sources, { cwd: repositoryFolder, exclude: ['**/*.test.ts'] });
  for (const file of files.sort())
    fingerprint.update(file).update(readFileSync(join(repositoryFolder, file)));
  return fingerprint.digest('hex').slice(0, 16);
}

/** Creates the initial content in a new database; slow, so tests use copies of it. */
export async function createInitialContent(database: OpenDatabase, content: InitialContent): Promise<void> {
  await migrateToLatest(database.db);
  if (content === 'empty') return;
  await seedDemoData(database.db, createClock());
  // All demo people have the same password. Verifying its real hash would take a fifth of a second each time.
  const password_hash = await fastHash(DEMO_PASSWORD);
  for (const table of ['users', 'demo.users'])
    await sql`update ${sql.table(table)} set password_hash = ${password_hash}`.execute(database.db);
  // Otherwise each platform that starts from a copy would generate an RSA key.
  await loadIdentityKeys(database.db);
  // A fifth of each copy, which only a reset in the same process would read.
  await sql`drop table demo.subscriptions, demo.orders`.execute(database.db);
  const outbox = await openOutbox(database);
  await outbox.close();
}
