import { migrationOf } from '../migration-of.ts';

/** The passkeys that people sign in by. What is kept of them is public: the private half never leaves its device. */
export const passkeysMigration = migrationOf([
  `create table passkeys (
    passkey_id text primary key,
    user_id text not null references users on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index passkeys_by_user on passkeys (user_id, created_at)`,
]);
