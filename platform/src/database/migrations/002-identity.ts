import { migrationOf } from '../migration-of.ts';

/** Sessions, grants, codes and tokens; the keys that sign them; the count of failed sign-ins. */
export const identityMigration = migrationOf([
  `create table oidc_payloads (
    model text not null,
    id text not null,
    payload text not null,
    grant_id text,
    uid text,
    session_uid text,
    account_id text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`,
  `create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null`,
  `create index oidc_payloads_uid on oidc_payloads (model, uid) where uid is not null`,
  `create index oidc_payloads_expiry on oidc_payloads (expires_at)`,
  `create table identity_keys (name text primary key, value jsonb not null)`,
  `create table sign_in_attempts (
    subject text primary key,
    failures integer not null,
    window_ends_at timestamptz not null
  )`,
]);
