import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditDetails, AuditObject, AuditState } from 'shared/contracts/audit-log';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { searchText } from '../database/search-text.ts';
import type { Database } from '../database/tables.ts';

/** The record an entry is about; its name is looked up. */
export type AuditedObject = Pick<AuditObject, 'kind' | 'id'>;

export interface AuditedChange {
  /** The customer whose log it belongs to; all of a person's customers for what concerns no single one. */
  customerId: string | readonly string[];
  /** The person who did it; null for the holder of a link, and for what the system does. */
  actorId: string | null;
  action: AuditAction;
  /** E-mail of the affected person; for an order the subscription's number. */
  subject: string;
  /** The record it links to; undefined if it has no page. */
  about: AuditedObject | undefined;
  before?: AuditState | undefined;
  after?: AuditState | undefined;
  details?: AuditDetails | undefined;
  correlationId: string;
  at: Date;
}

/** Writes an audit entry in the transaction of the change, so that there is none without the other. */
export async function writeAuditEntry(
  transaction: Transaction<Database>,
  change: AuditedChange,
): Promise<void> {
  const { actorName, actorEmail, aboutName } = await namesOf(transaction, change);
  const { about, details } = change;
  const isEmpty = Object.values(details ?? {}).every(value => value === undefined);
  const searched = [actorName, actorEmail, change.subject, aboutName];
  const entry = {
    at: change.at,
    actor_id: change.actorId,
    actor_name: actorName,
    actor_email: actorEmail,
    action: change.action,
    subject: change.subject,
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    about_name: aboutName,
    before: toJson(change.before),
    after: toJson(change.after),
    details: isEmpty ? null : toJson(details),
    correlation_id: change.correlationId,
    search_text: searchText(searched),
  };
  const customers = [change.customerId].flat();
  if (customers.length === 0) return;
  await transaction
    .insertInto('audit_log')
    .values(customers.map(customer_id => ({ ...entry, customer_id, entry_id: randomUUID() })))
    .execute();
}

/** The current names of the person who did it and of the record. */
async function namesOf(transaction: Transaction<Database>, { actorId, about }: AuditedChange) {
  const { rows } = await sql<Record<'actorName' | 'actorEmail' | 'aboutName', string | null>>`
    select first_name || ' ' || last_name as "actorName", email as "actorEmail",
      ${aboutNameOf(about)} as "aboutName"
    from (select 1) as once left join users on user_id = ${actorId}`.execute(transaction);
  return rows[0] ?? { actorName: null, actorEmail: null, aboutName: null };
}

function aboutNameOf(about: AuditedObject | undefined): RawBuilder<string | null> {
  switch (about?.kind) {
    case 'Person':
      return sql`(select p.first_name || ' ' || p.last_name from users p where p.email = ${about.id})`;
    case 'Subscription':
      return sql`(select nullif(concat_ws(' ', s.first_name, s.last_name), '') from subscriptions s
        where s.subscription_id = ${about.id})`;
    case 'Account':
      return sql`(select a.account_name from accounts a where a.account_id = ${about.id})`;
    case 'BillingItem':
      return sql`(select a.account_name from billing_items b join accounts a on a.account_id = b.account_id
        where b.billing_item_id = ${about.id})`;
    case 'BulkJob':
    case 'Unknown':
    case undefined:
      return sql`null::text`;
  }
}

const toJson = (value: AuditState | AuditDetails | undefined) =>
  value === undefined ? null : JSON.stringify(value);
