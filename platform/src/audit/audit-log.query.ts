import {
  ORDER_AUDIT_ACTIONS,
  type AuditEntry,
  type AuditLogQuery,
  type AuditObjectKind,
} from 'shared/contracts/audit-log';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { AuditLogTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { rowCount, totalOf, withTotal, type Page } from '../kernel/page.ts';
import { containsWords, searchWords } from '../kernel/search-terms.ts';

/** Part of a customer's audit log that matches the query, the newest first, and how much matches in all. */
export async function findAuditEntries(
  db: Kysely<Database>,
  tenant: Tenant,
  query: AuditLogQuery,
  page: Page,
): Promise<{ entries: AuditEntry[]; totalCount: number }> {
  const matching = matchingEntries(db, tenant, query);
  const counted = matching.select(rowCount);
  const rows = await matching
    .selectAll()
    .select(withTotal(counted))
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(page.pageSize)
    .offset(page.offset)
    .execute();
  return { entries: rows.map(toEntry), totalCount: await totalOf(rows, page, counted) };
}

function matchingEntries(db: Kysely<Database>, { customerId }: Tenant, query: AuditLogQuery) {
  const danishDay = sql<string>`(at at time zone 'Europe/Copenhagen')::date`;
  let matching = db
    .selectFrom('audit_log')
    .where('customer_id', '=', customerId)
    .where(containsWords('search_text', searchWords(query.searchQuery)));
  if (query.actor) matching = matching.where('actor_email', '=', query.actor.toLowerCase());
  if (query.action) matching = matching.where('action', '=', query.action);
  if (query.withoutOrders) matching = matching.where('action', 'not in', ORDER_AUDIT_ACTIONS);
  for (const ofRecord of recordsOf(query)) matching = matching.where(ofRecord);
  if (query.from) matching = matching.where(danishDay, '>=', query.from);
  if (query.to) matching = matching.where(danishDay, '<=', query.to);
  return matching;
}

/** Entries of the record that is asked for. Those from before an entry told what it is about say it by their subject. */
function recordsOf({ subscriptionId, accountId, person }: AuditLogQuery): RawBuilder<boolean>[] {
  const about = (kind: AuditObjectKind, id: string, old: RawBuilder<string>) =>
    sql<boolean>`(about_kind = ${kind} and about_id = ${id} or about_kind is null and ${old} = ${id})`;
  const email = person?.toLowerCase();
  return [
    subscriptionId &&
      about('Subscription', subscriptionId, sql`coalesce(after, before) ->> 'subscriptionId'`),
    accountId && about('Account', accountId, sql`subject`),
    email &&
      sql<boolean>`(${about('Person', email, sql`subject`)}
        or actor_id = (select user_id from users where email = ${email}))`,
  ].filter(condition => typeof condition === 'object');
}

function toEntry(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    entryId: row.entry_id,
    at: row.at.toISOString(),
    actorName: row.actor_name,
    actorEmail: row.actor_email,
    action: row.action,
    subject: row.subject,
    about:
      row.about_kind === null || row.about_id === null
        ? null
        : { kind: row.about_kind, id: row.about_id, name: row.about_name },
    before: row.before,
    after: row.after,
    details: row.details,
    correlationId: row.correlation_id,
  };
}
