import { auditLogAnswer } from '../../../contracts/audit-log.ts';
import { dataCardsAnswer } from '../../../contracts/data-card.ts';
import { esimCodeAnswer } from '../../../contracts/esim-code.ts';
import { esimLinkAnswer, esimLinksAnswer, esimLinkWithdrawnAnswer } from '../../../contracts/esim-link.ts';
import { orderPreviewAnswer } from '../../../contracts/order-preview.ts';
import { orderHistoryAnswer } from '../../../contracts/order.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { esimAnswer, pukCodeAnswer, validateSimCardAnswer } from '../../../contracts/sim-card.ts';
import { subscriptionAnswer } from '../../../contracts/subscription.ts';
import { driveBackend } from '../drive-backend.ts';

const backend = driveBackend();
const { answered, refusal, passTime } = backend;
const aPhone = () => backend.subscription(({ pricePlanCode, esim }) => pricePlanCode === 'EMOB50' && !esim);
const validate = '/sim/89450090000000000007/validate';
const icc = '89450090000000000007';

it('reserves a blank card for the suspension of a stolen phone, and assigns the number to it', async () => {
  const { id } = aPhone();
  expect((await answered(validateSimCardAnswer, 'GET', validate)).icc).toBe(icc);
  const body = { action: 'Suspend', reason: 'Stolen', replacement: { kind: 'SimCard', icc } };
  const path = `/subscriptions/${id}/suspension`;
  const preview = await answered(orderPreviewAnswer, 'POST', `${path}/preview`, body);
  expect(preview).toMatchObject({ ends: ['OldSimCard'], irreversible: ['OldSimCard'] });
  const { orderId } = await answered(placedOrderAnswer, 'PUT', path, body);
  expect(await refusal('GET', validate)).toBe('400 IccNotAvailable');
  await answered(placedOrderAnswer, 'POST', `/orders/${orderId}/cancel`);
  expect((await answered(validateSimCardAnswer, 'GET', validate)).icc).toBe(icc);
  await answered(placedOrderAnswer, 'PUT', path, body);
  passTime(5);
  expect(await refusal('GET', validate)).toBe('400 IccAlreadyInUse');
  expect(await refusal('GET', '/sim/89450010000000000007/validate')).toBe('404 NotFound');
  const { subscription } = await answered(subscriptionAnswer, 'GET', `/subscriptions/${id}`);
  expect([subscription.simCards[0]?.number, subscription.suspension?.replacement]).toEqual([icc, 'SimCard']);
});

it('creates an ordered eSIM at once, sends and withdraws its link, and shows the code once', async () => {
  const { id } = aPhone();
  const path = `/subscriptions/${id}/sims`;
  const esim = await answered(esimAnswer, 'POST', `${path}/esims`);
  expect(esim?.status).toBe('Ordered');
  // A second order returns the pending one.
  expect(await answered(esimAnswer, 'POST', `${path}/esims`)).toEqual(esim);
  expect(await answered(esimAnswer, 'GET', `${path}/esims`)).toEqual(esim);

  const recipient = 'kollega@demo.example';
  const send = () => answered(esimLinkAnswer, 'POST', `${path}/esim-links`, { recipient });
  const links = async () => (await answered(esimLinksAnswer, 'GET', `${path}/esim-links`)).links;
  const first = (await send()).link;
  expect(await links()).toEqual([first]);
  await answered(esimLinkWithdrawnAnswer, 'DELETE', `${path}/esim-links/${first.id}`);
  expect((await links()).map(({ state }) => state)).toEqual(['Withdrawn']);
  const { link } = await send();
  expect((await links()).map(each => [each.id, each.state])).toEqual([[link.id, 'Ready']]);
  const { qrCodeContent } = await answered(esimCodeAnswer, 'POST', '/esim-codes', { token: id });
  expect(qrCodeContent).toBe(esim?.qrCodeContent);
  expect((await links())[0]?.state).toBe('Shown');
  expect(await refusal('DELETE', `${path}/esim-links/${link.id}`)).toBe('400 SubscriptionActionNotAllowed');
});

it('cancels an ordered eSIM with its order, after which no link can be sent', async () => {
  const { id } = aPhone();
  await answered(esimAnswer, 'POST', `/subscriptions/${id}/sims/esims`);
  const { orderViewModels } = await answered(orderHistoryAnswer, 'GET', `/subscriptions/${id}/orders`);
  await answered(placedOrderAnswer, 'POST', `/orders/${orderViewModels[0]?.id ?? ''}/cancel`);
  expect(await answered(esimAnswer, 'GET', `/subscriptions/${id}/sims/esims`)).toBeNull();
  const body = { recipient: '22334455' };
  expect(await refusal('POST', `/subscriptions/${id}/sims/esim-links`, body)).toBe(
    '400 SubscriptionActionNotAllowed',
  );
});

it('replaces and removes a data card', async () => {
  const { id } = aPhone();
  const path = `/subscriptions/${id}/sims/datacards`;
  const cards = async () =>
    (await answered(dataCardsAnswer, 'GET', `/subscriptions/${id}/sims/datacard-offerings`)).dataCards;
  await answered(placedOrderAnswer, 'POST', path, { simcardProductCode: 'DATA20ESIM' });
  passTime(5);
  const [first] = await cards();
  expect(first?.esim?.status).toBe('Ordered');
  const of = `${path}/${first?.icc ?? ''}`;
  const preview = await answered(orderPreviewAnswer, 'POST', `${of}/preview`, {});
  expect(preview.irreversible).toEqual(['OldDataCard']);
  await answered(placedOrderAnswer, 'PUT', of, {});
  passTime(5);
  const [second, ...others] = await cards();
  expect(others).toEqual([]);
  expect(second?.icc).not.toBe(first?.icc);
  expect(await refusal('DELETE', of)).toBe('404 NotFound');
  const removal = `${path}/${second?.icc ?? ''}`;
  const { price } = await answered(orderPreviewAnswer, 'POST', `${removal}/removal-preview`);
  expect([price?.before.value, price?.after.value]).toEqual([268, 169]);
  await answered(placedOrderAnswer, 'DELETE', removal);
  passTime(5);
  expect(await cards()).toEqual([]);
});

it('returns a PUK code, and logs it', async () => {
  const { id, simCards } = backend.subscription(each => Boolean(each.simCards[0]?.pukCode));
  const { pukCode } = await answered(pukCodeAnswer, 'POST', `/subscriptions/${id}/puk-code`);
  expect(pukCode).toBe(simCards[0]?.pukCode);
  const { entries } = await answered(auditLogAnswer, 'GET', `/audit-log?subscriptionId=${id}`);
  expect(entries.map(({ action }) => action)).toEqual(['PukCodeShown']);
});
