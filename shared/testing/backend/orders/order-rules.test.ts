import { allowedActionsAnswer } from '../../../contracts/allowed-actions.ts';
import { auditLogAnswer } from '../../../contracts/audit-log.ts';
import { orderPreviewAnswer } from '../../../contracts/order-preview.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { terminationAnswer } from '../../../contracts/termination.ts';
import { driveOrders } from './drive-orders.ts';

const backend = driveOrders();
const { answered, refusal, passTime, aPhone, details, history, order, place } = backend;

it('reactivates a suspended subscription', async () => {
  const { id } = aPhone();
  await place('PUT', id, 'suspension', { action: 'Suspend', reason: 'Other' });
  passTime(5);
  await place('PUT', id, 'suspension', { action: 'Reactivate' });
  passTime(5);
  expect(await details(id)).toMatchObject({ status: 'Active', suspension: null });
});

it('warns about a forwarding, and fails its order when suspended meanwhile', async () => {
  const { id } = aPhone();
  const path = `/subscriptions/${id}/call-forwarding`;
  const all = (number: string) => ({
    forwardings: [
      { condition: 'Unconditional', number },
      { condition: 'Busy', number: null },
    ],
  });
  const preview = await answered(orderPreviewAnswer, 'POST', `${path}/preview`, all('22334455'));
  expect(preview.notices).toEqual(['ForwardingSuspended', 'ForwardingCost']);
  await place('PUT', id, 'suspension', { action: 'Suspend', reason: 'Other' });
  passTime(1);
  const { orderId } = await place('PUT', id, 'call-forwarding', all('22334455'));
  passTime(5);
  expect(await order(orderId)).toMatchObject({ status: 'Failed' });
});

it('moves a subscription to an account of the same kind below the same root', async () => {
  const [tenant] = backend.data().tenants;
  const found = backend.subscription(({ accountProductGroup }) => accountProductGroup === 'Mobile');
  const target = tenant?.accounts.find(
    each =>
      each.rootAccountId === found.rootAccountId &&
      each.productGroup === 'Mobile' &&
      each.accountId !== found.accountId &&
      !each.closedOn,
  );
  const body = { targetAccountId: target?.accountId };
  await place('PUT', found.id, 'account', body);
  passTime(5);
  expect(await details(found.id)).toMatchObject({
    accountId: target?.accountId,
    accountName: target?.accountName,
  });
  expect(await refusal('PUT', `/subscriptions/${found.id}/account`, { targetAccountId: '80011013' })).toBe(
    '400 TargetAccountIsClosed',
  );
});

it('terminates on an allowed day unless the order is cancelled', async () => {
  const { id } = aPhone();
  const path = `/subscriptions/${id}/termination`;
  const { quote } = await answered(terminationAnswer, 'GET', path);
  expect([quote.earliestDate, quote.latestDate]).toEqual(['2026-12-21', '2027-03-21']);
  const body = { terminationDate: '2027-01-31', reason: 'NotNeeded', numberHandling: 'Release' };
  expect(await refusal('POST', path, { ...body, terminationDate: '2026-12-20' })).toBe(
    '400 TerminationDateIsTooEarly',
  );
  const preview = await answered(orderPreviewAnswer, 'POST', `${path}/preview`, body);
  expect(preview).toMatchObject({
    effectiveDate: '2027-01-31',
    ends: ['SubscriptionEnds'],
    irreversible: ['NumberReleased'],
    price: { before: { value: 169 }, after: { value: 0 } },
  });
  const { orderId } = await answered(placedOrderAnswer, 'POST', path, body);
  passTime(60);
  expect(await details(id)).toMatchObject({ status: 'Active', futureCancellationDate: '2027-01-31' });
  expect(await order(orderId)).toMatchObject({ status: 'InProgress', canCancel: true });
  const { actions } = await answered(allowedActionsAnswer, 'GET', `/subscriptions/${id}/allowed-actions`);
  expect(actions.find(({ action }) => action === 'Barrings')?.reasonCode).toBe('UnderTermination');

  expect((await answered(placedOrderAnswer, 'POST', `/orders/${orderId}/cancel`)).status).toBe('Cancelled');
  expect((await details(id)).futureCancellationDate).toBeNull();
  expect(await order(orderId)).toMatchObject({ status: 'Cancelled', canCancel: false });
  expect(await refusal('POST', `/orders/${orderId}/cancel`)).toBe('400 OrderCannotBeCancelled');

  await answered(placedOrderAnswer, 'POST', path, body);
  passTime(90 * 86_400);
  expect((await details(id)).status).toBe('Cancelled');
});

it('runs orders on their days, and fails one that is no longer allowed', async () => {
  const { id } = aPhone();
  await place('POST', id, 'extra-services', { code: 'EUDATA' });
  passTime(5);
  const body = { code: 'WORLDDATA', effectiveDate: '2026-11-25' };
  const { orderId } = await place('POST', id, 'extra-services', body);
  const preview = `/subscriptions/${id}/extra-services/EUDATA/removal-preview`;
  expect((await answered(orderPreviewAnswer, 'POST', preview)).price?.after.value).toBe(169);
  await place('DELETE', id, 'extra-services/EUDATA');
  await place('PUT', id, 'suspension', { action: 'Suspend', reason: 'Leave', effectiveDate: '2026-11-26' });
  passTime(6 * 86_400);
  expect(await order(orderId)).toMatchObject({
    status: 'Failed',
    failureCode: 'ExtraServiceRequiresAnother',
  });
  expect((await details(id)).services.map(({ code }) => code)).not.toContain('EUDATA');
  // In the order of their effective days, not of their creation.
  const { entries } = await answered(auditLogAnswer, 'GET', `/audit-log?subscriptionId=${id}`);
  expect(entries.slice(0, 3).map(({ action, after }) => [action, after?.orderType])).toEqual([
    ['OrderCompleted', 'Suspension'],
    ['OrderFailed', 'CreateAdditionalProduct'],
    ['OrderCompleted', 'RemoveAdditionalProduct'],
  ]);
});

it.each<[string, string, object | undefined, string]>([
  ['PUT', 'suspension', { action: 'Reactivate' }, 'SubscriptionActionNotAllowed'],
  [
    'PUT',
    'suspension',
    { action: 'Suspend', reason: 'Leave', effectiveDate: '2026-11-20' },
    'EffectiveDateMustNotBeInThePast',
  ],
  ['PUT', 'price-plan', { pricePlanCode: 'EMOB50' }, 'PricePlanNotOffered'],
  ['POST', 'extra-services', { code: 'WORLDDATA' }, 'ExtraServiceRequiresAnother'],
  ['DELETE', 'extra-services/EUDATA', undefined, 'ExtraServiceNotActive'],
  ['POST', 'top-ups', { productCode: 'TOPWORLD1', quantity: 4 }, 'TopUpLimitReached'],
  ['PUT', 'barrings', { barrings: [{ code: 'BARLEVEL', isActive: true }] }, 'BarringLimitIsMissing'],
  ['PUT', 'sims', { icc: '1', code: 'SIM' }, 'IccCantBeFound'],
  ['PUT', 'sims', { icc: 'x', code: 'SIM' }, 'IccShouldContainDigitsOnly'],
  ['POST', 'sims/datacards', { simcardProductCode: 'NONE' }, 'DataCardNotOffered'],
  ['POST', 'sims/datacards', { simcardProductCode: 'DATADEL' }, 'UnknownShipmentTypeIsSelected'],
])('refuses %s %s %j with %s, and creates no order', async (method, rest, body, code) => {
  const { id } = aPhone();
  const before = await history(id);
  expect(await refusal(method, `/subscriptions/${id}/${rest}`, body)).toBe(`400 ${code}`);
  expect(await history(id)).toEqual(before);
});
