import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { Database } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/**
 * All files of the folder; each exports one migration. They run in order of their names. Never edit a released
 * migration; add a new one.
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
 * Migrates the schema to the latest version. Safe to call at every start and from several processes: completed
 * migrations are skipped, and on PostgreSQL a lock lets one process migrate at a time.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    // Migrations developed in parallel may be applied in any order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown !== undefined) throw madeByNewer(unknown);
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
}

/** Refuses a schema that is newer than this release. */
const madeByNewer = (migration: string) =>
  new UserFacingError(
    `The database belongs to a newer version of the platform (${migration} is unknown here): start that version, or give this one another database by PORTAL_DATA_DIR or DATABASE_URL.`,
  );
