import type { BulkJob, BulkJobRow, BulkRowStatus } from 'shared/contracts/bulk-job';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { BulkJobsTable } from '../database/tables/orders.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { rowCount, totalOf, withTotal, type Page } from '../kernel/lists/page.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/** Status of row `r` with its order `o`: once ordered, it follows the order. */
export const rowStatus = sql<BulkRowStatus>`case
  when r.next_try_at is not null then 'Waiting'
  when r.order_id is null or o.status = 'Failed' then 'Failed'
  when o.status in ('Completed', 'Cancelled') then o.status
  else 'Ordered' end`;

/** Jobs the person may see: all of the customer, or only their own for a limited administrator. */
function visibleJobs(db: Kysely<Database>, { customerId, userId, accountIds }: Tenant) {
  return db
    .selectFrom('bulk_jobs as j')
    .where('j.customer_id', '=', customerId)
    .$if(accountIds !== 'all', jobs => jobs.where('j.created_by', '=', userId));
}

/** Job rows whose subscription, or account if there is no subscription yet, the person currently has access to. */
export function reachedRows(db: Kysely<Database>, tenant: Tenant) {
  return db
    .selectFrom('bulk_job_rows as r')
    .leftJoin('subscriptions as s', 's.subscription_id', 'r.subscription_id')
    .innerJoin('accounts as a', join =>
      join.on('a.account_id', '=', sql<string>`coalesce(s.account_id, r.wanted ->> 'accountId')`),
    )
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .where(withinTenant(tenant, 'a'));
}

/** A page of jobs, newest first, and their total number. */
export async function findJobs(
  db: Kysely<Database>,
  tenant: Tenant,
  page: Page,
): Promise<{ jobs: BulkJob[]; totalCount: number }> {
  const visible = visibleJobs(db, tenant);
  const counted = visible.select(rowCount);
  const rows = await visible
    .selectAll('j')
    .select(withTotal(counted))
    .orderBy('j.created_at', 'desc')
    .orderBy('j.job_id', 'desc')
    .limit(page.pageSize)
    .offset(page.offset)
    .execute();
  const counts = await countRows(
    db,
    tenant,
    rows.map(row => row.job_id),
  );
  const jobs = rows.map(row => toJob(row, counts));
  return { jobs, totalCount: await totalOf(rows, page, counted) };
}

const noCounts = { total: 0, waiting: 0, ordered: 0, completed: 0, failed: 0, cancelled: 0 };

async function countRows(db: Kysely<Database>, tenant: Tenant, jobIds: readonly string[]) {
  const counts = new Map<string, BulkJob['counts']>();
  if (jobIds.length === 0) return counts;
  const rows = await reachedRows(db, tenant)
    .where('r.job_id', 'in', [...jobIds])
    .groupBy(['r.job_id', rowStatus])
    .select(['r.job_id', rowStatus.as('status'), rowCount])
    .execute();
  for (const { job_id, status, count } of rows) {
    const before = counts.get(job_id) ?? noCounts;
    counts.set(job_id, { ...before, [status.toLowerCase()]: count, total: before.total + count });
  }
  return counts;
}

/** @throws ApiProblem 404 if the job does not exist or the person may not see it */
export async function findJob(db: Kysely<Database>, tenant: Tenant, jobId: string): Promise<BulkJob> {
  const row = await visibleJobs(db, tenant).where('j.job_id', '=', jobId).selectAll('j').executeTakeFirst();
  if (!row) throw notFound();
  const counts = await countRows(db, tenant, [jobId]);
  return toJob(row, counts);
}

function toJob(row: Selectable<BulkJobsTable>, counts: ReadonlyMap<string, BulkJob['counts']>): BulkJob {
  return {
    id: row.job_id,
    action: row.change.action,
    subject: row.subject,
    created: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    counts: counts.get(row.job_id) ?? noCounts,
  };
}

/** A page of a job's rows in order. The caller must have checked access to the job. */
export async function findJobRows(
  db: Kysely<Database>,
  tenant: Tenant,
  { jobId, status }: { jobId: string; status: BulkRowStatus | 'Unknown' | undefined },
  page: Page,
): Promise<{ rows: BulkJobRow[]; totalCount: number }> {
  const visible = reachedRows(db, tenant)
    .where('r.job_id', '=', jobId)
    .$if(status !== undefined, rows => rows.where(rowStatus, '=', status as BulkRowStatus));
  const counted = visible.select(rowCount);
  const found = await visible
    .leftJoin('price_plans as p', join =>
      join.on('p.price_plan_code', '=', sql<string>`r.wanted #>> '{offering,pricePlanCode}'`),
    )
    .select(['r.position', 'r.failure_code', 'r.order_id', rowStatus.as('row_status')])
    .select(['r.wanted', 'p.name as plan', 's.subscription_id'])
    .select(['s.first_name', 's.last_name', 's.local_number', 's.circuit_id', 's.name'])
    .select(['o.status as order_status', 'o.failure_code as order_failure', 'o.effective_date'])
    .select(withTotal(counted))
    .orderBy('r.position')
    .limit(page.pageSize)
    .offset(page.offset)
    .execute();
  const rows = found.map(row => ({
    position: row.position,
    subscriptionId: row.subscription_id,
    ...namesOf(row),
    status: row.row_status,
    reasonCode: row.failure_code ?? row.order_failure,
    orderId: row.order_id,
    orderStatus: row.order_status,
    effectiveDate: row.effective_date,
  }));
  return { rows, totalCount: await totalOf(found, page, counted) };
}

interface Named {
  first_name: string | null;
  last_name: string | null;
  local_number: string | null;
  circuit_id: string | null;
  name: string | null;
  wanted: NewSubscription | null;
  plan: string | null;
}

/** Label of the subscription, also for one that does not exist yet. */
function namesOf({ wanted, ...row }: Named) {
  const names = [row.first_name ?? wanted?.user.firstName, row.last_name ?? wanted?.user.lastName];
  return {
    userName: names.filter(Boolean).join(' ') || null,
    number: row.local_number ?? row.circuit_id ?? wanted?.number?.number ?? null,
    productName: row.name ?? row.plan ?? '',
  };
}
