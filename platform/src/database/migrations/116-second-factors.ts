import { migrationOf } from '../migration-of.ts';

/** The second step of signing in, of those who have switched it on, and the codes for who has lost their telephone. */
export const secondFactorsMigration = migrationOf([
  `create table second_factors (
    user_id text primary key references users on delete cascade,
    sealed_key text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer not null default 0
  )`,
  `create table recovery_codes (
    user_id text not null references users on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
]);
