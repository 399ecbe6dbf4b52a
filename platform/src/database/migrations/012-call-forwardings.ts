import { migrationOf } from '../migration-of.ts';

/** Calls that are forwarded: to a number, or to the voicemail where there is none. */
export const callForwardingsMigration = migrationOf([
  `create table call_forwardings (
    subscription_id text not null references subscriptions on delete cascade,
    condition text not null check (condition in ('Unconditional', 'NoReply', 'Unreachable', 'Busy')),
    number text,
    delay_seconds integer,
    primary key (subscription_id, condition)
  )`,
]);
