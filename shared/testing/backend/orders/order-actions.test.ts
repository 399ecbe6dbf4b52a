import { auditLogAnswer } from '../../../contracts/audit-log.ts';
import { barringsAnswer } from '../../../contracts/barrings.ts';
import { callForwardingAnswer } from '../../../orders/call-forwarding.ts';
import { dataCardsAnswer } from '../../../contracts/data-card.ts';
import { extraServicesAnswer } from '../../../contracts/extra-service.ts';
import { notificationsAnswer } from '../../../contracts/notification.ts';
import { orderPreviewAnswer } from '../../../contracts/order-preview.ts';
import { topUpsAnswer, usageAnswer } from '../../../contracts/usage.ts';
import { driveOrders } from './drive-orders.ts';

const backend = driveOrders();
const { answered, refusal, passTime, aPhone, details, history, order, place } = backend;
const blank = '89450090000000000001';

interface Row {
  readonly method?: string;
  readonly endpoint: string;
  readonly body?: object;
  /** The changed fields of the preview with their new values, and the price before, after and once. */
  readonly changes: Record<string, unknown>;
  readonly price?: readonly (number | undefined)[];
  readonly type: string;
  /** Reads what the order changes. */
  readonly read: (id: string) => Promise<unknown>;
  readonly shown: unknown;
}

const rows: readonly Row[] = [
  {
    endpoint: 'suspension',
    body: { action: 'Suspend', reason: 'Leave' },
    changes: { status: 'Suspended' },
    type: 'Suspension',
    shown: ['Suspended', 'Leave'],
    read: async id => {
      const { status, suspension } = await details(id);
      return [status, suspension?.isDone === true ? suspension.reason : undefined];
    },
  },
  {
    method: 'POST',
    endpoint: 'loss',
    body: { reason: 'Lost' },
    type: 'Suspension',
    changes: { status: 'Suspended' },
    read: async id => (await details(id)).status,
    shown: 'Suspended',
  },
  {
    endpoint: 'price-plan',
    body: { pricePlanCode: 'EMOB200', campaignCode: 'MERE200' },
    changes: {
      pricePlan: 'Erhverv Mobil 200 GB',
      data: 200,
      dataEu: 100,
      bindingEndDate: '2027-05-21',
      services: 'Datadeling',
    },
    price: [169, 229, undefined],
    type: 'ChangePriceplan',
    shown: ['Erhverv Mobil 200 GB', 229],
    read: async id => {
      const { name, recurringRate } = await details(id);
      return [name, recurringRate?.value];
    },
  },
  {
    method: 'POST',
    endpoint: 'extra-services',
    body: { code: 'EUDATA' },
    price: [169, 218, undefined],
    changes: { services: 'Ekstra data i EU' },
    type: 'CreateAdditionalProduct',
    shown: ['EUDATA'],
    read: async id => {
      const { services } = await answered(extraServicesAnswer, 'GET', `/subscriptions/${id}/extra-services`);
      return services.flatMap(({ code, isActive }) => (isActive ? [code] : []));
    },
  },
  {
    method: 'POST',
    endpoint: 'top-ups',
    body: { productCode: 'TOPDK5', quantity: 2 },
    changes: { topUpData: 10 },
    price: [169, 169, 78],
    type: 'CreateAdditionalProduct',
    read: async id => {
      const { active } = await answered(topUpsAnswer, 'GET', `/subscriptions/${id}/top-ups`);
      const { categories } = await answered(usageAnswer, 'GET', `/subscriptions/${id}/usage`);
      return [active[0]?.quantity, categories[0]?.included, (await details(id)).dataUsage?.[0]?.included];
    },
    shown: [2, 60, 60],
  },
  {
    endpoint: 'barrings',
    body: {
      barrings: [
        { code: 'BAROUTG', isActive: true },
        { code: 'BARLEVEL', isActive: true, limit: 300 },
      ],
    },
    changes: { BAROUTG: true, BARLEVEL: 300 },
    type: 'CreateBarring',
    shown: [true, 300],
    read: async id => {
      const { barrings } = await answered(barringsAnswer, 'GET', `/subscriptions/${id}/barrings`);
      const find = (wanted: string) => barrings.find(({ code }) => code === wanted);
      return [find('BAROUTG')?.isActive, find('BARLEVEL')?.limit];
    },
  },
  {
    endpoint: 'call-forwarding',
    body: { forwardings: [{ condition: 'Busy', number: '22334455' }] },
    changes: { NoReply: null, delaySeconds: null, Busy: '22334455' },
    type: 'CallForvarding',
    read: async id =>
      (await answered(callForwardingAnswer, 'GET', `/subscriptions/${id}/call-forwarding`)).forwardings,
    shown: [{ condition: 'Busy', number: '22334455' }],
  },
  {
    endpoint: 'sims',
    body: { icc: blank, code: 'SIM' },
    changes: { simCard: blank },
    type: 'ChangeSimCard',
    read: async id => (await details(id)).simCards[0]?.number,
    shown: blank,
  },
  {
    method: 'POST',
    endpoint: 'sims/datacards',
    price: [169, 198, 49],
    type: 'CreateExtraDataCard',
    body: { simcardProductCode: 'DATADEL', icc: blank },
    changes: { dataCards: 'Datakort, der deler data', dataCardNumbers: blank },
    read: async id => {
      const path = `/subscriptions/${id}/sims/datacard-offerings`;
      const { dataCards, offerings } = await answered(dataCardsAnswer, 'GET', path);
      return [dataCards[0]?.icc, offerings[0]?.usedCount];
    },
    shown: [blank, 1],
  },
];

it.each(rows)('previews and orders $endpoint, and shows the change when completed', async row => {
  const { method = 'PUT', endpoint, body, read, shown } = row;
  const { id } = aPhone();
  const before = await read(id);
  const preview = await answered(
    orderPreviewAnswer,
    'POST',
    `/subscriptions/${id}/${endpoint}/preview`,
    body,
  );
  expect(Object.fromEntries(preview.changes.map(({ field, to }) => [field, to]))).toEqual(row.changes);
  expect(preview.effectiveDate).toBe('2026-11-21');
  const { price } = preview;
  expect(price && [price.before.value, price.after.value, price.oneTime?.value]).toEqual(row.price);
  expect(await read(id)).toEqual(before);

  const { orderId } = await place(method, id, endpoint, body);
  expect(await read(id)).toEqual(before);
  expect((await history(id))[0]).toMatchObject({
    id: orderId,
    type: row.type,
    status: 'Submitted',
    canCancel: true,
    createdByName: 'Sanne Østerhede',
    effectiveDate: '2026-11-21',
  });
  if (endpoint !== 'top-ups')
    expect(await refusal(method, `/subscriptions/${id}/${endpoint}`, body)).toBe(
      '400 SubscriptionOrderInProcessing',
    );

  passTime(5);
  expect(await read(id)).toEqual(shown);
  const done = await order(orderId);
  expect(done).toMatchObject({
    status: 'Completed',
    canCancel: false,
    completed: '2026-11-21T12:00:05.000Z',
  });
  expect(done.steps.map(({ status }) => status)).toEqual(['Submitted', 'Completed']);
  expect(done.changes).toEqual(preview.changes);
  const log = await answered(auditLogAnswer, 'GET', `/audit-log?subscriptionId=${id}`);
  expect(log.entries.map(({ action, after }) => [action, after?.orderId])).toEqual([
    ['OrderCompleted', orderId],
    ['OrderPlaced', orderId],
  ]);
  const { notifications } = await answered(notificationsAnswer, 'GET', '/notifications');
  expect(notifications[0]).toMatchObject({ kind: 'OrderCompleted', recordId: orderId, isRead: false });
});
