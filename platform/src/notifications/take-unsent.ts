import type { Notification, NotificationKind } from 'shared/contracts/notification';
import { sql, type Transaction } from 'kysely';
import type { AsJson } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import { findTenant } from '../kernel/access/guard.ts';
import { notificationsOf, type NotificationRow } from './notification-sources.ts';
import { toNotification } from './notifications.query.ts';

/** Older events are only shown in the portal: a message about them would not be news. */
const newsMs = 7 * 24 * 3_600_000;

/** Notifications about one of a person's customers. */
export interface CustomerNotifications {
  customerId: string;
  companyName: string;
  notifications: Notification[];
}

interface Recipient {
  userId: string;
  kinds: readonly NotificationKind[];
  now: Date;
}

/**
 * Returns the person's notifications at each of their customers that have not been sent by message yet, the oldest
 * first, and marks them as sent. Uses the person's current role and access. Excludes events from before they joined the
 * customer, and usage alerts that send them a message of their own.
 */
export async function takeUnsentNotifications(
  transaction: Transaction<Database>,
  recipient: Recipient,
): Promise<CustomerNotifications[]> {
  const { userId, kinds } = recipient;
  if (kinds.length === 0) return [];
  const memberships = await transaction
    .selectFrom('memberships as m')
    .innerJoin('customers as c', 'c.customer_id', 'm.customer_id')
    .where('m.user_id', '=', userId)
    .select(['m.customer_id', 'm.created_at', 'c.company_name'])
    .orderBy('m.customer_id')
    .execute();
  const news: CustomerNotifications[] = [];
  for (const { customer_id: customerId, created_at, company_name } of memberships) {
    const since = new Date(Math.max(created_at.getTime(), recipient.now.getTime() - newsMs));
    const notifications = await takeUnsentAt(transaction, customerId, recipient, since);
    news.push({ customerId, companyName: company_name ?? customerId, notifications });
  }
  return news.filter(({ notifications }) => notifications.length > 0);
}

async function takeUnsentAt(
  transaction: Transaction<Database>,
  customerId: string,
  { userId, kinds, now }: Recipient,
  since: Date,
): Promise<Notification[]> {
  const tenant = await findTenant(transaction, userId, customerId);
  if (!tenant) return [];
  const { rows } = await sql<{ list: AsJson<NotificationRow>[] | null }>`
    with listed as materialized (select t.* from (${notificationsOf(transaction, tenant, now)}) t
      where t.kind = any(${[...kinds]}::text[]) and t.at >= ${since}),
    news as (insert into told_by_message (user_id, customer_id, notification_id, at)
      select ${userId}, ${customerId}, id, ${now}::timestamptz from listed
      on conflict do nothing returning notification_id)
    select json_agg(listed order by listed.at, listed.id) as list from listed
    join news on news.notification_id = listed.id
    where not exists (select from usage_alerts a join users u on u.user_id = ${userId}
      where a.customer_id = ${customerId} and starts_with(listed.id, 'usage-' || a.alert_id || '-')
        and a.recipients ?| array[u.email, u.phone_number])`.execute(transaction);
  return (rows[0]?.list ?? []).map(row => toNotification({ ...row, is_read: false }));
}
