import { randomUUID } from 'node:crypto';
import type { BulkChange } from 'shared/contracts/bulk-job';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addSubscription } from '../rows/add-subscription.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';
import { newSubscription } from './new-subscription-rows.ts';

/** A valid request body of a bulk job. */
export const bulkChange: BulkChange = { action: 'Suspend', reason: 'Leave' };

/** Adds a job started by a person to the database, with one subscription that was rejected. */
export async function addBulkJob(
  db: Kysely<Database>,
  accountId: string,
  startedBy: string | undefined,
): Promise<string> {
  const job_id = randomUUID();
  const subscription_id = await addSubscription(db, accountId);
  const account = db.selectFrom('accounts').where('account_id', '=', accountId).select('customer_id');
  const { customer_id } = await account.executeTakeFirstOrThrow();
  const person = db.selectFrom('users').where('email', '=', startedBy ?? '');
  const created_by = (await person.select('user_id').executeTakeFirst())?.user_id ?? 'nobody';
  await db
    .insertInto('bulk_jobs')
    .values({
      job_id,
      customer_id,
      created_by,
      created_by_name: 'Ny Ny',
      created_at: new Date(),
      change: JSON.stringify(bulkChange),
      subject: null,
    })
    .execute();
  await db
    .insertInto('bulk_job_rows')
    .values({
      job_id,
      position: 1,
      subscription_id,
      actor_id: created_by,
      correlation_id: '-',
      failure_code: 'SubscriptionActionNotAllowed',
    })
    .execute();
  return job_id;
}

/** Tenant matrix rows for bulk jobs. A person with limited access sees only their own jobs. */
export function bulkJobRows(
  db: Kysely<Database>,
  accounts: () => Objects,
): Record<string, (callerEmail: string | undefined) => Promise<MatrixRow>> {
  const jobs = async (callerEmail: string | undefined): Promise<Objects> => ({
    own: await addBulkJob(db, accounts().own, callerEmail),
    ownOutsideReach: await addBulkJob(db, accounts().own, undefined),
    foreign: await addBulkJob(db, accounts().foreign, callerEmail),
  });
  const subscriptions = async (): Promise<Objects> => ({
    own: await addSubscription(db, accounts().own),
    ownOutsideReach: await addSubscription(db, accounts().ownOutsideReach),
    foreign: await addSubscription(db, accounts().foreign),
  });
  const path = '/self-service-api/bulk-jobs';
  return {
    [`GET ${path}`]: () => Promise.resolve({}),
    [`GET ${path}/:jobId`]: async caller => ({ objects: await jobs(caller) }),
    [`GET ${path}/:jobId/rows`]: async caller => ({ objects: await jobs(caller) }),
    [`POST ${path}/:jobId/retry`]: async caller => ({ objects: await jobs(caller), status: 202 }),
    [`POST ${path}/preview`]: async () => ({
      objects: await subscriptions(),
      request: ({ object }) => ({
        data: { change: bulkChange, selection: { subscriptionIds: [object] } },
      }),
    }),
    [`POST ${path}`]: async () => ({
      objects: await subscriptions(),
      status: 202,
      request: ({ object }) => ({ data: { change: bulkChange, subscriptionIds: [object] } }),
    }),
    [`POST ${path}/new-subscriptions`]: () =>
      Promise.resolve({
        objects: accounts(),
        status: 202,
        request: ({ object }) => ({
          data: { lines: [{ line: 2, subscription: { ...newSubscription, accountId: object } }] },
        }),
      }),
  };
}
