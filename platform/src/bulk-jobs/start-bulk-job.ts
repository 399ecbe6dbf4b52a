import type { NewBulkJob, NewSubscriptions } from 'shared/contracts/bulk-job';
import { bulkJobTitle } from 'shared/format/bulk-job';
import { sql, type Selectable } from 'kysely';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { BulkJobsTable } from '../database/tables/orders.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { oneOf, withinTenant } from '../kernel/access/within-tenant.ts';
import { checkHomeOffice } from '../new-subscription/create-subscription.ts';
import { holdNumbers } from '../new-subscription/reserve-number.ts';
import { nameOf } from '../orders/placing/insert-order.ts';
import { subjectOf } from './bulk-change.ts';
import { findJob, reachedRows, rowStatus } from './bulk-jobs.query.ts';

/**
 * Stores the rows of a bulk change; `orderBulkRows` processes them.
 *
 * @throws ApiProblem 404 if the caller has no access to one of the subscriptions
 */
export async function startBulkJob(
  context: ChangeContext,
  tenant: Tenant,
  { change, subscriptionIds }: NewBulkJob,
) {
  const { transaction, actorId, correlationId, now } = context;
  const ids = [...new Set(subscriptionIds)];
  const reached = await transaction
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where(oneOf('s.subscription_id', ids))
    .select('s.subscription_id')
    .execute();
  if (reached.length < ids.length) throw notFound();
  const subject = await subjectOf(transaction, tenant, change);
  const job_id = await insertJob(context, change, { subject, size: ids.length });
  await sql`insert into bulk_job_rows (job_id, position, subscription_id, actor_id, correlation_id, next_try_at)
    select ${job_id}::text, position, id, ${actorId}::text, ${correlationId}::text, ${now}::timestamptz
    from unnest(${ids}::text[]) with ordinality as t (id, position)`.execute(transaction);
  return findJob(transaction, tenant, job_id);
}

/**
 * Stores the rows of subscriptions to create; `orderBulkRows` processes them.
 *
 * @throws ApiProblem 404 if the caller has no access to one of the accounts, 403 for a home office without the right to
 *   it
 */
export async function startCreation(context: ChangeContext, tenant: Tenant, { lines }: NewSubscriptions) {
  const { transaction, actorId, correlationId, now } = context;
  const wanted = lines.map(({ subscription }) => subscription);
  const accountIds = [...new Set(wanted.map(({ accountId }) => accountId))];
  const reached = await transaction
    .selectFrom('accounts as a')
    .where(withinTenant(tenant, 'a'))
    .where(oneOf('a.account_id', accountIds))
    .select('a.account_id')
    .execute();
  if (reached.length < accountIds.length) throw notFound();
  if (wanted.some(({ category }) => category === 'HomeOffice')) await checkHomeOffice(context);
  const job_id = await insertJob(context, { action: 'Create' }, { subject: null, size: lines.length });
  await transaction
    .insertInto('bulk_job_rows')
    .values(
      lines.map(({ line, subscription }) => ({
        job_id,
        position: line,
        wanted: JSON.stringify(subscription),
        actor_id: actorId,
        correlation_id: correlationId,
        next_try_at: now,
      })),
    )
    .execute();
  // Reserved until their rows are processed; one that is not free is rejected then.
  await holdNumbers(
    context,
    wanted.flatMap(({ number }) => (number?.mode === 'New' && number.number ? [number.number] : [])),
  );
  return findJob(transaction, tenant, job_id);
}

/** Inserts a job without rows, with its audit log entry. Returns its id. */
async function insertJob(
  { transaction, customerId, actorId, correlationId, now, via }: ChangeContext,
  change: Selectable<BulkJobsTable>['change'],
  { subject, size }: { subject: string | null; size: number },
): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('bulk_job_numbers') as number`.execute(
    transaction,
  );
  const job_id = `J${String(rows[0]?.number)}`;
  await transaction
    .insertInto('bulk_jobs')
    .values({
      job_id,
      subject,
      customer_id: customerId,
      created_by: actorId,
      created_by_name: await nameOf(transaction, actorId),
      created_at: now,
      change: JSON.stringify(change),
    })
    .execute();
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'BulkJobStarted',
    subject: job_id,
    about: { kind: 'BulkJob', id: job_id },
    after: { values: [bulkJobTitle(change.action, subject), `${String(size)} abonnementer`] },
    ...(via && { details: { via } }),
  });
  return job_id;
}

/**
 * Retries the failed rows of a job, on behalf of the caller.
 *
 * @throws ApiProblem 404 for a job the caller may not see
 */
export async function retryBulkJob(context: ChangeContext, tenant: Tenant, jobId: string) {
  const { transaction, customerId, actorId, correlationId, now } = context;
  // Locked, so that concurrent retries do not order the same rows twice.
  await transaction
    .selectFrom('bulk_jobs')
    .where('job_id', '=', jobId)
    .select('job_id')
    .forUpdate()
    .execute();
  await findJob(transaction, tenant, jobId);
  const { numUpdatedRows } = await transaction
    .updateTable('bulk_job_rows')
    .from(
      reachedRows(transaction, tenant)
        .where('r.job_id', '=', jobId)
        .where(rowStatus, '=', 'Failed')
        .select(['r.job_id', 'r.position'])
        .as('failed'),
    )
    .whereRef('bulk_job_rows.job_id', '=', 'failed.job_id')
    .whereRef('bulk_job_rows.position', '=', 'failed.position')
    .set({
      order_id: null,
      failure_code: null,
      tries: 0,
      next_try_at: now,
      actor_id: actorId,
      correlation_id: correlationId,
    })
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await writeAuditEntry(transaction, {
      customerId,
      actorId,
      correlationId,
      at: now,
      action: 'BulkJobRetried',
      subject: jobId,
      about: { kind: 'BulkJob', id: jobId },
      after: { values: [`${String(numUpdatedRows)} abonnementer`] },
    });
  return findJob(transaction, tenant, jobId);
}
