import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { Database } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/**
 * Every file of the folder, each of which exports one migration. They run in the order of their names, for ever: a
 * migration that has been released is never edited, only followed.
 */
async function getMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(folder).filter(file => file.endsWith('.ts'));
  const modules = files.map(async file => {
    const exported = Object.values((await import(new URL(file, folder).href)) as object);
    const migration = exported.find(each => typeof each === 'object' && 'up' in each) as
      | Migration
      | undefined;
    if (!migration) throw new Error(`${file} exports no migration.`);
    return [parse(file).name, migration] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/**
 * Brings the schema to the newest version. Safe to call at every start and from several
 * processes at once: what has run is skipped, and PostgreSQL lets one process migrate at a time.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    // Changes that were made side by side may come in any order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown !== undefined) throw madeByNewer(unknown);
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
}

/** What a newer platform has stored, this one might read wrongly: it does not try. */
const madeByNewer = (migration: string) =>
  new UserFacingError(
    `The database belongs to a newer version of the platform (${migration} is unknown here): start that version, or give this one another database by PORTAL_DATA_DIR or DATABASE_URL.`,
  );
