/**
 * Bulk jobs that change or create subscriptions: all orders are placed within the call, and the job ends with
 * them.
 */
import {
  bulkJobAnswer,
  bulkJobRowsAnswer,
  bulkJobRowsQuery,
  bulkJobsAnswer,
  bulkJobsQuery,
  bulkPreviewAnswer,
  bulkPreviewBody,
  bulkQuery,
  newBulkJobBody,
  newSubscriptionsBody,
} from '../../../contracts/bulk-job.ts';
import { MAX_BULK_SUBSCRIPTIONS } from '../../../contracts/bulk-limits.ts';
import { bulkJobTitle, bulkReason, bulkRowStatusLabels } from '../../../format/bulk-job.ts';
import type { BackendData, TenantData } from '../backend-data.ts';
import { pageOf } from '../list-operations.ts';
import { createSubscription } from '../new-subscription/create-subscription.ts';
import type { Orderer } from '../orders/order-action.ts';
import { placeOrder } from '../orders/place-order.ts';
import { argumentError, notFound, Refusal, type AddRoute, type AddWrite } from '../route.ts';
import { logAction } from '../log-action.ts';
import { orderOf, previewBulkJob, subjectOf, toJob, toRow } from './bulk-change.ts';
import type { StoredJob, StoredRow } from './stored-job.ts';

const system = 'OrderAPI';

const found = ({ bulkJobs }: TenantData, id: string): StoredJob => {
  const job = bulkJobs.find(each => each.id === id);
  if (!job) throw notFound();
  return job;
};

const readRoutes = (route: AddRoute) => [
  route({
    path: '/bulk-jobs',
    system,
    query: bulkJobsQuery,
    answer: bulkJobsAnswer,
    read: (tenant, query) => {
      const { items, paging } = pageOf(tenant.bulkJobs, query);
      return { jobs: items.map(job => toJob(tenant, job)), ...paging };
    },
  }),
  route({
    path: '/bulk-jobs/:id',
    system,
    query: bulkQuery,
    answer: bulkJobAnswer,
    read: (tenant, _query, id) => toJob(tenant, found(tenant, id)),
  }),
  route({
    path: '/bulk-jobs/:id/rows',
    system,
    query: bulkJobRowsQuery,
    answer: bulkJobRowsAnswer,
    read: (tenant, { format, ...query }, id) => {
      const rows = found(tenant, id).rows.map(row => toRow(tenant, row));
      const wanted = rows.filter(({ status }) => query.status === undefined || status === query.status);
      const { items, paging } = pageOf(
        wanted,
        format === 'csv' ? { pageSize: MAX_BULK_SUBSCRIPTIONS } : query,
      );
      return { rows: items, ...paging };
    },
    file: ({ rows }, id) => ({
      name: `samlet-aendring-${id}.csv`,
      rows: [
        ['Nummer', 'Navn', 'Abonnement', 'Resultat', 'Årsag', 'Ordrenummer', 'Gælder fra'],
        ...rows.map(row => [
          row.number,
          row.userName,
          row.productName,
          bulkRowStatusLabels[row.status],
          row.reasonCode === null ? '' : bulkReason('', row.reasonCode),
          row.orderId,
          row.effectiveDate,
        ]),
      ],
    }),
  }),
];

/** Orders a row, or returns why it cannot be ordered. */
const ordered = (
  orderer: Orderer,
  { id, change }: Pick<StoredJob, 'id' | 'change'>,
  row: StoredRow,
): StoredRow => {
  const subscription = orderer.tenant.subscriptions.find(each => each.id === row.subscriptionId);
  try {
    if (row.wanted) return { ...row, ...createSubscription(orderer, row.wanted), refusal: null };
    if (!subscription || change.action === 'Create') throw notFound();
    const { action, call } = orderOf(orderer, change, subscription);
    return { ...row, orderId: placeOrder(action, call, { kind: 'BulkJob', id }).orderId, refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { ...row, orderId: null, refusal: error.message };
    throw error;
  }
};

const start = (
  orderer: Orderer,
  change: StoredJob['change'],
  rows: readonly Pick<StoredRow, 'position' | 'subscriptionId' | 'wanted'>[],
) => {
  const { tenant, profile } = orderer;
  const subject = change.action === 'Create' ? null : subjectOf(tenant, change);
  const id = `J${tenant.customer.id}${String(tenant.bulkJobs.length + 1).padStart(3, '0')}`;
  logAction(tenant, profile, {
    action: 'BulkJobStarted',
    subject: id,
    about: { kind: 'BulkJob', id },
    after: { values: [bulkJobTitle(change.action, subject), `${String(rows.length)} abonnementer`] },
  });
  const job: StoredJob = {
    id,
    change,
    action: change.action,
    subject,
    created: new Date().toISOString(),
    createdByName: `${profile.firstName} ${profile.lastName}`,
    rows: rows.map(row => ordered(orderer, { id, change }, { ...row, orderId: null, refusal: null })),
  };
  tenant.bulkJobs = [job, ...tenant.bulkJobs];
  return toJob(tenant, job);
};

export const bulkJobRoutes = (route: AddRoute, write: AddWrite, { profile, today }: BackendData) => {
  const by = (tenant: TenantData): Orderer => ({ tenant, profile, today });
  return [
    ...readRoutes(route),
    write({
      method: 'post',
      path: '/bulk-jobs/preview',
      system,
      body: bulkPreviewBody,
      answer: bulkPreviewAnswer,
      write: (tenant, { data }) => previewBulkJob(by(tenant), data),
    }),
    write({
      method: 'post',
      path: '/bulk-jobs',
      system,
      body: newBulkJobBody,
      answer: bulkJobAnswer,
      write: (tenant, { data: { change, subscriptionIds } }) => {
        const ids = [...new Set(subscriptionIds)];
        const isThere = (id: string) => tenant.subscriptions.some(each => each.id === id);
        if (!ids.every(isThere)) throw notFound();
        const rows = ids.map((subscriptionId, at) => ({ position: at + 1, subscriptionId, wanted: null }));
        return start(by(tenant), change, rows);
      },
    }),
    write({
      method: 'post',
      path: '/bulk-jobs/new-subscriptions',
      system,
      body: newSubscriptionsBody,
      answer: bulkJobAnswer,
      write: (tenant, { data: { lines } }) => {
        if (!tenant.customer.hasContract) throw argumentError('CustomerIsMissingContract');
        const isThere = (wanted: string) => tenant.accounts.some(({ accountId }) => accountId === wanted);
        if (!lines.every(({ subscription }) => isThere(subscription.accountId))) throw notFound();
        const rows = lines.map(({ line, subscription: wanted }) => ({
          position: line,
          subscriptionId: null,
          wanted,
        }));
        return start(by(tenant), { action: 'Create' }, rows);
      },
    }),
    write({
      method: 'post',
      path: '/bulk-jobs/:id/retry',
      system,
      body: bulkQuery,
      answer: bulkJobAnswer,
      write: (tenant, _query, id) => {
        const job = found(tenant, id);
        const hasFailed = (row: StoredRow) => toRow(tenant, row).status === 'Failed';
        const failed = job.rows.filter(hasFailed).length;
        const rows = job.rows.map(row => (hasFailed(row) ? ordered(by(tenant), job, row) : row));
        const next = { ...job, rows };
        tenant.bulkJobs = tenant.bulkJobs.map(each => (each === job ? next : each));
        if (failed > 0)
          logAction(tenant, profile, {
            action: 'BulkJobRetried',
            subject: id,
            about: { kind: 'BulkJob', id },
            after: { values: [`${String(failed)} abonnementer`] },
          });
        return toJob(tenant, next);
      },
    }),
  ];
};
