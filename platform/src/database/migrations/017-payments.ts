import { migrationOf } from '../migration-of.ts';

/** Payments by card: what the portal knows of them, and the sandbox that stands in for the provider. */
export const paymentsMigration = migrationOf([
  `create table payment_sessions (
    session_id text primary key,
    customer_id text not null,
    account_id text not null,
    billing_item_id text not null,
    user_id text not null,
    correlation_id text not null,
    amount_ore integer not null check (amount_ore > 0),
    state text not null default 'Pending' check (state in ('Pending', 'Paid', 'Refused', 'Cancelled')),
    provider_id text,
    provider_data text,
    return_url text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz)`,
  // The rule that an invoice has one open payment at a time, whoever begins it and however often.
  `create unique index payment_sessions_open on payment_sessions (billing_item_id) where state = 'Pending'`,
  `create table payment_events (
    psp_reference text not null,
    event_code text not null,
    success boolean not null,
    session_id text not null,
    received_at timestamptz not null,
    primary key (psp_reference, event_code, success))`,
  `create table sandbox_payment_sessions (
    id text primary key,
    idempotency_key text not null unique,
    session_data text not null,
    reference text not null,
    amount_value integer not null,
    currency text not null,
    return_url text not null,
    expires_at timestamptz not null,
    result text,
    psp_reference text,
    challenge_token text unique,
    challenge_answer text)`,
  `create table sandbox_notifications (
    id bigint generated always as identity primary key,
    session_id text not null references sandbox_payment_sessions (id) on delete cascade,
    psp_reference text not null,
    due_at timestamptz not null,
    times_left integer not null)`,
  `create index sandbox_notifications_due on sandbox_notifications (due_at) where times_left > 0`,
]);
