import { migrationOf } from '../migration-of.ts';

/** What changing one's own profile needs: which edit was made from what, a log of one's own, one-time codes. */
export const ownProfileMigration = migrationOf([
  `alter table users add version integer not null default 1`,
  // No foreign key: what was done stays written down when the person is gone.
  `create table profile_log (
    entry_id text primary key,
    user_id text not null,
    at timestamptz not null,
    action text not null,
    before jsonb,
    after jsonb,
    correlation_id text not null
  )`,
  `create index profile_log_by_time on profile_log (user_id, at desc, entry_id desc)`,
  `create trigger profile_log_is_append_only before update or delete on profile_log
    for each row execute function refuse_change()`,
  // One for each person and purpose: a new code ends the one before. Of the code only a hash is kept.
  `create table one_time_codes (
    user_id text not null references users on delete cascade,
    purpose text not null check (purpose in ('ChangePhoneNumber', 'ChangeEmail')),
    challenge_id text not null unique,
    destination text not null,
    code_hash text not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    verified_at timestamptz,
    primary key (user_id, purpose)
  )`,
]);
