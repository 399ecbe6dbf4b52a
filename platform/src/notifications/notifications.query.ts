import { fromOre } from 'shared/contracts/money';
import { NOTIFICATION_DAYS, type Notification } from 'shared/contracts/notification';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { toMoment, type AsJson } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import type { Page } from '../kernel/lists/page.ts';
import { notificationsOf, type NotificationRow } from './notification-sources.ts';

type ListedRow = AsJson<NotificationRow> & { is_read: boolean };

/** A page of the person's notifications, with their total number and the number of unread ones. */
export async function findNotifications(
  db: Kysely<Database>,
  tenant: Tenant,
  page: Page,
  now: Date,
): Promise<{ notifications: Notification[]; totalCount: number; unreadCount: number }> {
  const { rows } = await sql<{ list: ListedRow[] | null; total: number; unread: number }>`
    with listed as materialized (select t.*, ${isRead(tenant)} as is_read from (${notificationsOf(db, tenant, now)}) t)
    select (select count(*) from listed) as total, (select count(*) from listed where not is_read) as unread,
      (select json_agg(p) from (select * from listed order by at desc, id desc
        limit ${page.pageSize} offset ${page.offset}) p) as list`.execute(db);
  const [found] = rows;
  return {
    notifications: (found?.list ?? []).map(toNotification),
    totalCount: found?.total ?? 0,
    unreadCount: found?.unread ?? 0,
  };
}

/**
 * Marks these notifications, or all, as read. Returns the number of unread ones.
 *
 * @param ids null for all
 */
export async function readNotifications(
  { transaction, now }: ChangeContext,
  tenant: Tenant,
  ids: readonly string[] | null,
): Promise<number> {
  const { userId, customerId } = tenant;
  await forgetOld(transaction, tenant, now);
  const chosen = ids === null ? sql`true` : sql`t.id = any(${[...ids]}::text[])`;
  await sql`insert into notification_reads (user_id, customer_id, notification_id, read_at)
    select ${userId}, ${customerId}, t.id, ${now}::timestamptz from (${notificationsOf(transaction, tenant, now)}) t
    where ${chosen} and not ${isRead(tenant)}
    on conflict do nothing`.execute(transaction);
  const left = await findNotifications(transaction, tenant, { pageSize: 1, offset: 0 }, now);
  return left.unreadCount;
}

/** On the alias `t`. */
const isRead = ({ userId, customerId }: Tenant): RawBuilder<boolean> =>
  sql<boolean>`exists (select from notification_reads r where r.user_id = ${userId}
    and r.customer_id = ${customerId} and r.notification_id = t.id)`;

/** Deletes read marks that are older than any notification still shown. */
async function forgetOld(db: Kysely<Database>, { userId, customerId }: Tenant, now: Date): Promise<void> {
  const keptFrom = new Date(now.getTime() - 2 * NOTIFICATION_DAYS * 24 * 3_600_000);
  await db
    .deleteFrom('notification_reads')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('read_at', '<', keptFrom)
    .execute();
}

export function toNotification(row: ListedRow): Notification {
  const isOrder = row.kind === 'OrderCompleted' || row.kind === 'OrderFailed';
  const isInvoice = row.kind === 'InvoiceIssued' || row.kind === 'InvoiceOverdue';
  const isUsage = row.kind === 'SubscriptionUsage' || row.kind === 'AccountUsage';
  return {
    id: row.id,
    kind: row.kind,
    at: toMoment(row.at),
    isRead: row.is_read,
    recordId: row.record_id,
    subject: row.subject,
    orderType: isOrder ? (row.detail as Notification['orderType']) : null,
    documentType: isInvoice ? (row.detail as Notification['documentType']) : null,
    amount: isInvoice ? fromOre(row.figure ?? 0) : null,
    limit: isUsage
      ? { metric: row.detail as NonNullable<Notification['limit']>['metric'], threshold: row.figure ?? 0 }
      : null,
    count: row.count,
  };
}
