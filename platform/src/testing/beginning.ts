import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createClock } from '../time/clock.ts';
import { migrateToLatest } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { seedDemoData } from '../demo-data/seed.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { quickHash } from './quick-hash.ts';

/** What a test's database begins with: the newest schema alone, or with the demo data and the job queue's tables. */
export type Beginning = 'empty' | 'seeded';

export const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url));
const sources = [
  'platform/src/**/*.ts',
  'shared/{catalogue,contracts,format,node,orders}/**/*.ts',
  'pnpm-lock.yaml',
];

/**
 * The name that copies of a beginning are kept under. It changes with every line that could make another database,
 * and with the hour: of the moment that demo data was made for, it tells no more than the day and "some hours ago".
 */
export function nameOfBeginning(beginning: Beginning): string {
  return `${beginning}_${(hashOfSources ??= hashSources())}`;
}

/** Of the moment that this process first asked. */
let hashOfSources: string | undefined;

function hashSources(): string {
  const fingerprint = createHash('sha256').update(new Date().toISOString().slice(0, 13));
  const files = globSync(sources, { cwd: repositoryFolder, exclude: ['**/*.test.ts'] });
  for (const file of files.sort())
    fingerprint.update(file).update(readFileSync(join(repositoryFolder, file)));
  return fingerprint.digest('hex').slice(0, 16);
}

/** Makes a beginning in a new database: what a copy of it saves. */
export async function makeBeginning(database: OpenDatabase, beginning: Beginning): Promise<void> {
  await migrateToLatest(database.db);
  if (beginning === 'empty') return;
  await seedDemoData(database.db, createClock());
  // Everybody's password is the same. To check the product's own hash of it is to compute for a fifth of a second.
  const password_hash = await quickHash(DEMO_PASSWORD);
  for (const table of ['users', 'demo.users'])
    await sql`update ${sql.table(table)} set password_hash = ${password_hash}`.execute(database.db);
  const outbox = await openOutbox(database);
  await outbox.close();
}
