import {
  ORDER_AUDIT_ACTIONS,
  type AuditEntry,
  type AuditLogQuery,
  type AuditObjectKind,
} from 'shared/contracts/audit-log';
import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { AuditLogTable } from '../database/tables/customers.ts';
import { countList, keptKinds } from '../kernel/lists/kept-counts.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import type { Page } from '../kernel/lists/page.ts';
import { idsOfPage, orderOfAll, type ListCounts } from '../kernel/lists/page-ids.ts';
import { containsWords, searchWords } from '../kernel/lists/search-terms.ts';

/** A page of a customer's matching audit log entries, the newest first, with the number of matches. */
export async function findAuditEntries(
  db: Kysely<Database>,
  tenant: Tenant,
  query: AuditLogQuery,
  page: Page,
): Promise<{ entries: AuditEntry[]; totalCount: number }> {
  const counts = await countEntries(db, tenant, query);
  const rows = await db
    .selectFrom('audit_log as l')
    .where('l.entry_id', 'in', idsOf(tenant, query, page, counts))
    .selectAll()
    .orderBy(newestFirst(false))
    .execute();
  return { entries: rows.map(toEntry), totalCount: counts.totalCount };
}

const newestFirst = orderOfAll([sql`l.at`, sql`l.entry_id`], 'desc');

/** Number of matching entries and of all entries. Filters on the action alone use the maintained counts. */
async function countEntries(db: Kysely<Database>, tenant: Tenant, query: AuditLogQuery) {
  const { searchQuery, actor, from, to } = query;
  const isByActionAlone =
    searchWords(searchQuery).length === 0 && !actor && !from && !to && recordsOf(query).length === 0;
  const everywhere = { ...tenant, accountIds: 'all' } as const;
  const matching = isByActionAlone
    ? sql`select coalesce(sum(l.total), 0)::bigint
        from (select k.type as action, k.total from (${keptKinds('audit_log', everywhere)}) k) l where ${isOfAction(query)}`
    : sql`select count(*) from audit_log l where ${isListed(tenant, query)}`;
  return countList(db, 'audit_log', tenant, matching);
}

function idsOf(tenant: Tenant, query: AuditLogQuery, page: Page, counts: ListCounts) {
  const { action, actor } = query;
  const within = actor
    ? { values: [actor.toLowerCase()], isOf: (value: RawBuilder<string>) => sql`l.actor_email = ${value}` }
    : action && { values: [action], isOf: (value: RawBuilder<string>) => sql`l.action = ${value}` };
  return idsOfPage({
    from: sql`audit_log`,
    alias: 'l',
    id: sql`l.entry_id`,
    order: newestFirst,
    page,
    ...counts,
    isListed: isListed(tenant, query),
    within: searchWords(query.searchQuery).length > 0 || recordsOf(query).length > 0 ? undefined : within,
  });
}

/** On the alias `l`, which is an entry or a maintained count. */
function isOfAction({ action, withoutOrders }: AuditLogQuery): RawBuilder<SqlBool> {
  const others = sql`l.action <> all(${[...ORDER_AUDIT_ACTIONS]}::text[])`;
  return sql<SqlBool>`(${action ? sql`l.action = ${action}` : sql`true`} and ${withoutOrders ? others : sql`true`})`;
}

function isListed({ customerId }: Tenant, query: AuditLogQuery): RawBuilder<SqlBool> {
  const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'Europe/Copenhagen')`;
  const conditions = [
    sql<SqlBool>`l.customer_id = ${customerId}`,
    containsWords('l.search_text', searchWords(query.searchQuery)),
    isOfAction(query),
    ...recordsOf(query),
  ];
  if (query.actor) conditions.push(sql`l.actor_email = ${query.actor.toLowerCase()}`);
  if (query.from) conditions.push(sql`l.at >= ${midnight(sql`${query.from}::date`)}`);
  if (query.to) conditions.push(sql`l.at < ${midnight(sql`${query.to}::date + 1`)}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Entries about the requested record. Older entries without a reference to it are found by their subject. */
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
