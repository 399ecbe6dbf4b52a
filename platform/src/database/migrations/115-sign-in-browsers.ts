import { migrationOf } from '../migration-of.ts';

/** What the browser of a sign-in calls itself, so that a person can tell their sign-ins apart. */
export const signInBrowsersMigration = migrationOf([`alter table oidc_payloads add column user_agent text`]);
