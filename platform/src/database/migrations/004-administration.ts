import { sql, type Kysely } from 'kysely';

/** What changing administrators needs: invitations that can be used, who did what, and calls that count once. */
export const administrationMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...invitations, ...auditLog, ...idempotency, ...outbox]) {
      await sql.raw(statement).execute(db);
    }
  },
};

const invitations = [
  `alter table memberships add version integer not null default 1`,
  // Of the link's secret only the SHA-256 is kept, so that a copy of the table opens nothing.
  `alter table invitations
    add token_hash text unique,
    add inviter_id text references users on delete set null,
    add sent_at timestamptz,
    add sent_count integer not null default 1,
    add is_undeliverable boolean not null default false,
    add accepted_at timestamptz`,
  `update invitations set sent_at = created_at`,
  `alter table invitations alter sent_at set not null`,
  `create unique index invitations_one_open on invitations (customer_id, email, role) where accepted_at is null`,
  `create table denied_email_domains (
    customer_id text not null references customers on delete cascade,
    domain text not null check (domain = lower(domain)),
    primary key (customer_id, domain)
  )`,
];

const auditLog = [
  `create table audit_log (
    entry_id text primary key,
    customer_id text not null references customers,
    at timestamptz not null,
    actor_id text,
    actor_name text,
    actor_email text,
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb,
    correlation_id text not null,
    search_text text not null
  )`,
  `create index audit_log_by_time on audit_log (customer_id, at desc, entry_id desc)`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is only ever added to.'; end $$`,
  `create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function refuse_change()`,
];

const idempotency = [
  `create table idempotency_keys (
    user_id text not null,
    customer_id text not null,
    key text not null,
    request_hash text not null,
    answer text,
    created_at timestamptz not null,
    primary key (user_id, customer_id, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];

const outbox = [
  `alter table outbox_messages
    add invitation_id text,
    add sent_at timestamptz,
    add failed_at timestamptz,
    add attempts integer not null default 0,
    add next_attempt_at timestamptz`,
  `update outbox_messages set sent_at = created_at`,
  `create index outbox_messages_waiting on outbox_messages (id) where sent_at is null and failed_at is null`,
];
