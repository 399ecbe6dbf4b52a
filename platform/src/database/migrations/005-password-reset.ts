import { migrationOf } from '../migration-of.ts';

/** Requests for a new password, and the links that were sent for them. */
export const passwordResetMigration = migrationOf([
  `create table password_reset_requests (
    email text primary key,
    asked_at timestamptz not null
  )`,
  `create table password_resets (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index password_resets_of_person on password_resets (user_id, created_at)`,
]);
