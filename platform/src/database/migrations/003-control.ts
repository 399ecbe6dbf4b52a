import { sql, type Kysely } from 'kysely';

/** Feature toggles, small settings, and what the collector received. */
export const controlMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table toggles (
        flag_key text primary key,
        kind text not null check (kind in ('boolean', 'string')),
        value text not null,
        version integer not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create table system_settings (name text primary key, value jsonb not null)`.execute(db);
    await sql`
      create table collector_entries (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('log', 'policy')),
        received_at timestamptz not null,
        entry jsonb not null
      )`.execute(db);
  },
};
