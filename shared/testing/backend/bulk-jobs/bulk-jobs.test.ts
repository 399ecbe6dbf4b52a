import {
  bulkJobAnswer,
  bulkJobRowsAnswer,
  bulkJobsAnswer,
  bulkPreviewAnswer,
} from '../../../contracts/bulk-job.ts';
import { notificationsAnswer } from '../../../contracts/notification.ts';
import { subscriptionAnswer } from '../../../contracts/subscription.ts';
import { driveBackend } from '../drive-backend.ts';

const backend = driveBackend();
const { answered, refusal, passTime, call } = backend;
const change = { action: 'PricePlan', pricePlanCode: 'EMOB100' };
/** A subscription that can be changed, and one with a plan of another category. */
const two = () => [
  backend.subscription(({ pricePlanCode }) => pricePlanCode === 'EMOB50').id,
  backend.subscription(({ pricePlanCode }) => pricePlanCode === 'MBB500').id,
];
const rowsOf = async (id: string, rest = '') =>
  (await answered(bulkJobRowsAnswer, 'GET', `/bulk-jobs/${id}/rows${rest}`)).rows;

it('previews which subscriptions change, why others do not, and the price', async () => {
  const selection = { subscriptionIds: two() };
  const preview = await answered(bulkPreviewAnswer, 'POST', '/bulk-jobs/preview', { change, selection });
  expect([preview.selectedCount, preview.readyCount]).toEqual([2, 1]);
  expect(preview.rows.map(({ reasonCode }) => reasonCode)).toEqual([null, 'PricePlanNotOffered']);
  expect([preview.price?.before.value, preview.price?.after.value]).toEqual([169, 219]);
  const byFilter = { filter: { statuses: ['Suspended', 'SuspendedNoAltering'] }, exceptIds: [] };
  const reactivate = { change: { action: 'Reactivate' }, selection: byFilter };
  const suspended = await answered(bulkPreviewAnswer, 'POST', '/bulk-jobs/preview', reactivate);
  // A reason of the action itself, with its own code.
  expect(new Set(suspended.rows.map(({ reasonCode }) => reasonCode))).toEqual(
    new Set([null, 'SuspendedNoAltering']),
  );
});

it('orders the change for each subscription, and shows progress and results per row', async () => {
  const [ready = '', other = ''] = two();
  const body = { change, subscriptionIds: [ready, other] };
  const job = await answered(bulkJobAnswer, 'POST', '/bulk-jobs', body);
  expect(job).toMatchObject({ action: 'PricePlan', subject: 'Erhverv Mobil 100 GB' });
  expect(job.counts).toMatchObject({ total: 2, ordered: 1, completed: 0, failed: 1 });
  passTime(5);
  const { jobs } = await answered(bulkJobsAnswer, 'GET', '/bulk-jobs');
  expect(jobs[0]?.counts).toMatchObject({ total: 2, ordered: 0, completed: 1, failed: 1 });
  expect(await answered(bulkJobAnswer, 'GET', `/bulk-jobs/${job.id}`)).toEqual(jobs[0]);
  const rows = await rowsOf(job.id);
  expect(rows.map(({ subscriptionId, status, reasonCode }) => [subscriptionId, status, reasonCode])).toEqual([
    [ready, 'Completed', null],
    [other, 'Failed', 'PricePlanNotOffered'],
  ]);
  expect(await rowsOf(job.id, '?status=Failed')).toEqual([rows[1]]);
  const { subscription } = await answered(subscriptionAnswer, 'GET', `/subscriptions/${ready}`);
  expect(subscription.name).toBe('Erhverv Mobil 100 GB');
  const { notifications } = await answered(notificationsAnswer, 'GET', '/notifications');
  expect(notifications.find(({ kind }) => kind === 'BulkJobEnded')).toMatchObject({
    recordId: job.id,
    count: 1,
  });
  const file = await call('GET', `/bulk-jobs/${job.id}/rows?format=csv`);
  expect(file.headers.get('content-disposition')).toContain(`samlet-aendring-${job.id}.csv`);
  expect(await file.text()).toContain('Erhverv Mobil 100 GB;Gennemført');
  expect(await refusal('POST', '/bulk-jobs', { ...body, subscriptionIds: ['none'] })).toBe('404 NotFound');
});

it('retries the failed ones', async () => {
  const { id } = backend.subscription(({ pricePlanCode }) => pricePlanCode === 'EMOB50');
  const body = { change: { action: 'Reactivate' }, subscriptionIds: [id] };
  const job = await answered(bulkJobAnswer, 'POST', '/bulk-jobs', body);
  expect(job.counts.failed).toBe(1);
  const suspend = { change: { action: 'Suspend', reason: 'Other' }, subscriptionIds: [id] };
  await answered(bulkJobAnswer, 'POST', '/bulk-jobs', suspend);
  passTime(5);
  const again = await answered(bulkJobAnswer, 'POST', `/bulk-jobs/${job.id}/retry`);
  expect(again.counts).toMatchObject({ failed: 0, ordered: 1 });
  passTime(5);
  expect((await rowsOf(job.id))[0]?.status).toBe('Completed');
});

it('creates many subscriptions, line by line', async () => {
  const subscription = {
    category: 'MobileBroadband',
    offering: { id: 'MBB500', pricePlanCode: 'MBB500' },
    accountId: '80011001',
    user: { firstName: 'Nynne', lastName: 'Lyngbakke' },
    sim: { kind: 'SimCard' },
    shipment: { type: 'PickUp' },
    extraServices: [],
  };
  const wrong = { ...subscription, shipment: { type: 'Pigeon' } };
  const lines = [
    { line: 2, subscription },
    { line: 5, subscription: wrong },
  ];
  const job = await answered(bulkJobAnswer, 'POST', '/bulk-jobs/new-subscriptions', { lines });
  passTime(5);
  const rows = await rowsOf(job.id);
  expect(rows.map(({ position, status, reasonCode }) => [position, status, reasonCode])).toEqual([
    [2, 'Completed', null],
    [5, 'Failed', 'UnknownShipmentTypeIsSelected'],
  ]);
  const path = `/subscriptions/${rows[0]?.subscriptionId ?? ''}`;
  expect((await answered(subscriptionAnswer, 'GET', path)).subscription).toMatchObject({
    status: 'Active',
    name: 'Mobilt Bredbånd 500 GB',
    lastName: 'Lyngbakke',
  });
});
