import { migrationOf } from '../migration-of.ts';

/** When a sign-in was used last: one that nobody uses ends before its time. */
export const idleSignInsMigration = migrationOf([
  `alter table oidc_payloads add column used_at timestamptz not null default now()`,
]);
