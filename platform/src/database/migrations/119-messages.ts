import { migrationOf } from '../migration-of.ts';

/** Mails and text messages of what happened: who chose what, and of which events they were told. */
export const messagesMigration = migrationOf([
  `alter table users add phone_verified boolean not null default false`,
  // A number came into the own log with the code that proved it.
  `update users u set phone_verified = true where exists (select from profile_log l where l.user_id = u.user_id
    and l.action = 'PhoneNumberChanged' and l.after ->> 'phoneNumber' = u.phone_number)`,
  `create table message_choices (
    user_id text primary key references users on delete cascade,
    choices jsonb not null,
    next_look_at timestamptz not null)`,
  `create index message_choices_due on message_choices (next_look_at)`,
  // The rule that nobody is told of an event twice. Refers to the choices, not to the person: whoever writes a row has
  // the choices locked already.
  `create table told_by_message (
    user_id text not null references message_choices on delete cascade,
    customer_id text not null,
    notification_id text not null,
    at timestamptz not null,
    primary key (user_id, customer_id, notification_id))`,
]);
