import { NOTIFICATION_DAYS, type NotificationKind } from 'shared/contracts/notification';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { billingItemsOf } from '../billing/billing-item-rows.ts';
import { addDays, danishDay, startOfDanishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { visibleOrders } from '../orders/visible-orders.ts';
import { isOwnOf } from '../subscription-model/own-subscription.ts';

/** A row, as every source returns it. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  at: Date;
  record_id: string | null;
  subject: string | null;
  /** Type of the order or document, or metric of the alert. */
  detail: string | null;
  /** Amount in øre, or threshold of the alert. */
  figure: number | null;
  count: number | null;
}

type Source = RawBuilder<NotificationRow>;

interface SourceContext {
  db: Kysely<Database>;
  tenant: Tenant;
  now: Date;
  since: Date;
}

/**
 * All notifications of a person, as one table of `NotificationRow`. Nothing is stored when events happen: notifications
 * are derived from orders, invoices, alerts and the activity log, so that none is lost and nobody sees one they no
 * longer have access to.
 */
export function notificationsOf(
  db: Kysely<Database>,
  tenant: Tenant,
  now: Date,
): RawBuilder<NotificationRow> {
  const since = startOfDanishDay(addDays(danishDay(now), -NOTIFICATION_DAYS));
  const context = { db, tenant, now, since };
  const sources =
    tenant.role === 'User'
      ? [ordersOf(context), subscriptionUsageOf(context)]
      : [
          ordersOf(context),
          jobsOf(context),
          invoicesOf(context),
          overdueOf(context),
          subscriptionUsageOf(context),
          accountUsageOf(context),
          accessOf(context),
        ];
  return sql`${sql.join(sources, sql` union all `)}`;
}

const nothing = sql`null::text`;
const noFigure = sql`null::integer`;
const noCount = sql`null::bigint`;

/** Limits employees to their own subscriptions. On the id of a subscription. */
const ownOnly = ({ role, userId }: Tenant, subscriptionId: RawBuilder<unknown>) =>
  role === 'User'
    ? sql`exists (select from subscriptions s where s.subscription_id = ${subscriptionId} and ${isOwnOf(userId)})`
    : sql`true`;

/** Orders that have ended. Completed orders of a bulk job are excluded. */
function ordersOf({ tenant, since, now }: SourceContext): Source {
  const { role, userId } = tenant;
  const endedAt = sql`coalesce(o.completed_at, o.failed_at, o.created_at)`;
  const concerned = {
    User: ownOnly(tenant, sql`o.subscription_id`),
    Admin: sql`o.created_by_id = ${userId}`,
    Superadmin: sql`(o.created_by_id = ${userId} or o.status = 'Failed')`,
  }[role];
  return sql`select 'order-' || o.order_id as id,
      case o.status when 'Failed' then 'OrderFailed' else 'OrderCompleted' end as kind, ${endedAt} as at,
      o.order_id as record_id, coalesce(o.user_name, o.msisdn) as subject, o.type as detail,
      ${noFigure} as figure, ${noCount} as count
    from orders o
    where ${visibleOrders(tenant)} and o.status in ('Completed', 'Failed')
      and ${endedAt} >= ${since} and ${endedAt} <= ${now} and ${concerned}
      and (o.status = 'Failed' or ${role === 'User' ? sql`true` : isOfNoJob})`;
}

const isOfNoJob = sql`not exists (select from bulk_job_rows r where r.order_id = o.order_id)`;

/** The person's bulk jobs of which no row is still in progress. */
function jobsOf({ tenant: { customerId, userId }, since }: SourceContext): Source {
  return sql`select 'job-' || j.job_id, 'BulkJobEnded',
      max(coalesce(o.completed_at, o.failed_at, o.created_at, j.created_at)), j.job_id, j.subject,
      ${nothing}, ${noFigure}, count(*) filter (where o.status = 'Completed')
    from bulk_jobs j
    join bulk_job_rows r on r.job_id = j.job_id
    left join orders o on o.order_id = r.order_id
    where j.customer_id = ${customerId} and j.created_by = ${userId} and j.created_at >= ${since}
    group by j.job_id
    having bool_and(r.next_try_at is null
      and (r.order_id is null or o.status in ('Completed', 'Failed', 'Cancelled')))`;
}

const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'Europe/Copenhagen')`;

function invoicesOf({ tenant, now, since }: SourceContext): Source {
  return sql`select 'invoice-' || b.billing_item_id, 'InvoiceIssued', ${midnight(sql`b.issue_date`)},
      b.billing_item_id, b.invoice_number, b.document_type, b.total_incl_vat_ore, ${noCount}
    from billing_items b
    where ${withinTenant(tenant, 'b')} and b.document_type in ('Invoice', 'FinalInvoice', 'CreditNote')
      and b.issue_date between ${danishDay(since)}::date and ${danishDay(now)}::date`;
}

/** Invoices that are overdue today and were due recently, from the day after. Excludes those paid since. */
function overdueOf({ db, tenant, now, since }: SourceContext): Source {
  const today = danishDay(now);
  const overdue = billingItemsOf(db, tenant, today)
    .where('open_part', '=', 'Overdue')
    // A literal, because a parameter would prevent use of the index of unpaid items.
    .where('amount_due_ore', '>', sql.lit(0))
    .where('due_date', '>=', addDays(danishDay(since), -1))
    .where('due_date', '<', today)
    .select(['billing_item_id', 'invoice_number', 'due_date', 'document_type', 'amount_due_ore']);
  return sql`select 'overdue-' || i.billing_item_id, 'InvoiceOverdue', ${midnight(sql`i.due_date + 1`)},
      i.billing_item_id, i.invoice_number, i.document_type, i.amount_due_ore, ${noCount}
    from (${overdue}) i`;
}

/** Fired alerts of a subscription. */
function subscriptionUsageOf({ tenant, since, now }: SourceContext): Source {
  return sql`select ${firingId}, 'SubscriptionUsage', f.fired_at, a.subscription_id,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.local_number, u.name), f.metric,
      f.threshold, ${noCount}
    from usage_alert_firings f
    join usage_alerts a on a.alert_id = f.alert_id
    join subscriptions u on u.subscription_id = a.subscription_id
    where ${withinTenant(tenant, 'u')} and a.customer_id = ${tenant.customerId}
      and f.fired_at >= ${since} and f.fired_at <= ${now} and ${ownOnly(tenant, sql`u.subscription_id`)}`;
}

/** Fired alerts of a billing account, one row for all subscriptions that fired at the same time. */
function accountUsageOf({ tenant, since, now }: SourceContext): Source {
  return sql`select ${firingId}, 'AccountUsage', f.fired_at, u.account_id, u.account_name, f.metric, f.threshold,
      nullif(count(*) filter (where f.subscription_id <> ''), 0)
    from usage_alert_firings f
    join usage_alerts a on a.alert_id = f.alert_id
    join accounts u on u.account_id = a.account_id
    where ${withinTenant(tenant, 'u')} and a.customer_id = ${tenant.customerId}
      and f.fired_at >= ${since} and f.fired_at <= ${now}
    group by f.alert_id, f.fired_at, f.metric, f.threshold, u.account_id, u.account_name`;
}

/** An alert fires at most once at a given time. */
const firingId = sql`'usage-' || f.alert_id || '-' || (extract(epoch from f.fired_at) * 1000)::bigint`;

/** Accepted invitations, and rights changed by others. Superadministrators get all of them, others only their own. */
function accessOf({ tenant: { customerId, userId, role }, since, now }: SourceContext): Source {
  const ownEmail = sql`(select email from users where user_id = ${userId})`;
  const invited = sql`exists (select from invitations i where i.customer_id = l.customer_id
    and i.email = l.subject and i.accepted_at = l.at and i.inviter_id = ${userId})`;
  const concerned =
    role === 'Superadmin'
      ? sql`true`
      : sql`((l.action = 'InvitationAccepted' and ${invited})
          or (l.action = 'AccessChanged' and l.subject = ${ownEmail}))`;
  return sql`select 'access-' || l.entry_id,
      case when l.action = 'AccessChanged' and l.subject = ${ownEmail} then 'OwnAccessChanged' else l.action end,
      l.at, ${nothing}, l.subject, ${nothing}, ${noFigure}, ${noCount}
    from audit_log l
    where l.customer_id = ${customerId} and l.at >= ${since} and l.at <= ${now}
      and l.action in ('InvitationAccepted', 'AccessChanged', 'AccessRemoved')
      and l.actor_id is distinct from ${userId} and ${concerned}`;
}
