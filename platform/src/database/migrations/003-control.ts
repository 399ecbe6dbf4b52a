import { migrationOf } from '../migration-of.ts';

/** Feature toggles, small settings, what the collector received, and mails and text messages. */
export const controlMigration = migrationOf([
  `create table toggles (
    flag_key text primary key,
    kind text not null check (kind in ('boolean', 'string')),
    value text not null,
    version integer not null,
    updated_at timestamptz not null
  )`,
  `create table system_settings (name text primary key, value jsonb not null)`,
  `create table collector_entries (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('log', 'policy')),
    received_at timestamptz not null,
    entry text not null
  )`,
  `create table outbox_messages (
    id bigint generated always as identity primary key,
    recipient text not null,
    channel text not null check (channel in ('mail', 'text')),
    subject text not null,
    body text not null,
    links text not null,
    created_at timestamptz not null
  )`,
]);
