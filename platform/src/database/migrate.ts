import { sql, type Kysely } from 'kysely';
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
const migrationFiles = () => readdirSync(folder).filter(file => file.endsWith('.ts'));

async function getMigrations(): Promise<Record<string, Migration>> {
  const modules = migrationFiles().map(async file => {
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
  if (await isLatest(db)) return;
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

/** Whether exactly the migrations of this release are completed. Much faster than the library, which also locks. */
async function isLatest(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    migrated: boolean;
  }>`select to_regclass('kysely_migration') is not null as migrated`.execute(db);
  if (rows[0]?.migrated !== true) return false;
  const completed = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = migrationFiles().map(file => parse(file).name);
  return completed.rows.length === names.length && completed.rows.every(({ name }) => names.includes(name));
}

/** Refuses a schema that is newer than this release. */
const madeByNewer = (migration: string) =>
  new UserFacingError(
    `The database belongs to a newer version of the platform (${migration} is unknown here): start that version, or give this one another database by PORTAL_DATA_DIR or DATABASE_URL.`,
  );
