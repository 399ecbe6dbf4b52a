import { addressSuggestionsAnswer } from '../../../contracts/address-suggestion.ts';
import { attachmentAnswer } from '../../../contracts/attachment.ts';
import {
  newOfferingsAnswer,
  newSubscriptionAnswer,
  newSubscriptionsPreviewAnswer,
  numbersAnswer,
  reservationAnswer,
} from '../../../contracts/new-subscription.ts';
import { orderDetailsAnswer } from '../../../contracts/order-details.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { productsAnswer } from '../../../contracts/price-plan.ts';
import { subscriptionAnswer } from '../../../contracts/subscription.ts';
import { driveBackend } from '../drive-backend.ts';

const backend = driveBackend();
const { answered, refusal, passTime, call } = backend;
const mobileAccount = '80011001';
const phone = {
  category: 'Voice',
  offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' },
  accountId: mobileAccount,
  user: { firstName: 'Nynne', lastName: 'Østerhede' },
  number: { mode: 'Any' },
  sim: { kind: 'Esim' },
  extraServices: ['EUDATA'],
};
const create = (body: object) => answered(newSubscriptionAnswer, 'POST', '/subscriptions', body);
const details = async (id: string) =>
  (await answered(subscriptionAnswer, 'GET', `/subscriptions/${id}`)).subscription;

it('reserves a number, and creates a subscription with it that its order activates', async () => {
  const { numbers } = await answered(numbersAnswer, 'GET', '/numbers?searchQuery=77');
  const [number = ''] = numbers;
  expect(number).toContain('77');
  const reserved = await answered(reservationAnswer, 'POST', '/numbers/reservations', { number });
  expect(reserved).toEqual({ number, reservedUntil: '2026-11-21T12:15:00.000Z' });
  const { subscriptionId, orderId } = await create({ ...phone, number: { mode: 'New', number } });
  expect(await details(subscriptionId)).toMatchObject({
    status: 'Reserved',
    telephoneNumber: { localNumber: number },
    name: 'Erhverv Mobil 50 GB',
    simCards: [{ serviceCode: 'ESIM', msisdn: `45${number}` }],
  });
  expect(await refusal('POST', '/numbers/reservations', { number })).toBe('400 NumberNotAvailable');
  passTime(5);
  const { status, services } = await details(subscriptionId);
  expect([status, services.map(({ code }) => code)]).toEqual(['Active', ['EUDATA']]);
  const { order } = await answered(orderDetailsAnswer, 'GET', `/orders/${orderId}`);
  expect(order).toMatchObject({
    type: 'CreateSubscription',
    status: 'Completed',
    userName: 'Nynne Østerhede',
  });
  expect(Object.fromEntries(order.changes.map(({ field, to }) => [field, to]))).toMatchObject({
    pricePlan: 'Erhverv Mobil 50 GB',
    planPrice: 169,
    simCard: 'ESIM',
  });
});

it('removes the subscription when its order is cancelled', async () => {
  const { subscriptionId, orderId } = await create({ ...phone, effectiveDate: '2026-12-01' });
  await answered(placedOrderAnswer, 'POST', `/orders/${orderId}/cancel`);
  expect(await refusal('GET', `/subscriptions/${subscriptionId}`)).toBe('404 NotFound');
});

it('ports a number with an attachment, from the next working day', async () => {
  const file = await call(
    'POST',
    '/attachments?name=fuldmagt.pdf',
    {},
    { 'content-type': 'application/pdf' },
  );
  const { attachmentId } = attachmentAnswer.parse(await file.json()).data;
  const porting = { donorOperator: 'Et selskab', ownerName: 'Nordhavn Byg A/S', attachmentId };
  const number = { mode: 'Port', number: '22334455', porting };
  expect(await refusal('POST', '/subscriptions', { ...phone, number })).toBe('400 PortingDayNotAvailable');
  const wanted = { ...phone, number, effectiveDate: '2026-11-23' };
  const { subscriptionId } = await create(wanted);
  expect((await details(subscriptionId)).telephoneNumber?.localNumber).toBe('22334455');
  expect(await refusal('POST', '/subscriptions', wanted)).toBe('400 AttachmentNotFound');
  expect(await refusal('POST', '/attachments?name=a', {}, { 'content-type': 'text/html' })).toBe(
    '400 AttachmentTypeNotAllowed',
  );
});

it('returns the offerings for new and existing subscriptions', async () => {
  const offered = await answered(newOfferingsAnswer, 'GET', '/subscriptions/offerings?category=Voice');
  expect(offered.offerings.map(({ pricePlanCode }) => pricePlanCode)).toEqual([
    'ETALE',
    'ETALE5',
    'EMOB20',
    'EMOB50',
    'EMOB100',
    'EMOB200',
    'EMOBFRI',
  ]);
  expect(offered.services.map(({ code }) => code)).not.toContain('FIXEDIP');
  const { id } = backend.subscription(({ pricePlanCode }) => pricePlanCode === 'EMOB50');
  const asked = { subscriptionId: id, requestedOfferingType: 'Voice' };
  const { offerings, nextPeriodStart } = await answered(
    productsAnswer,
    'POST',
    '/subscriptions/products',
    asked,
  );
  const typeOf = (code: string) => offerings.find(({ pricePlanCode }) => pricePlanCode === code)?.type;
  expect([typeOf('EMOB50'), typeOf('EMOB30'), typeOf('EMOB20')]).toEqual([
    'Existing',
    'Deleted',
    'Available',
  ]);
  expect(nextPeriodStart).toBe('2026-12-01');
});

it('previews each line, given the lines before it, without creating any', async () => {
  const inHand = { ...phone, sim: { kind: 'InHand', icc: '89450090000000000003' } };
  const subscriptions = [
    inHand,
    inHand,
    { ...phone, accountId: 'none' },
    { ...phone, extraServices: ['WORLDDATA'] },
    { ...phone, accountId: '80011004' },
    { ...phone, number: { mode: 'New', number: '20202020' } },
  ];
  const path = '/subscriptions/preview';
  const preview = await answered(newSubscriptionsPreviewAnswer, 'POST', path, { subscriptions });
  expect(preview.codes).toEqual([
    null,
    'IccAlreadyInUse',
    'NotFound',
    'ExtraServiceRequiresAnother',
    'AccountProductGroupDoesNotFit',
    'NumberNotAvailable',
  ]);
  expect(preview.price?.value).toBe(169 + 49);
  expect(await answered(newSubscriptionsPreviewAnswer, 'POST', path, { subscriptions })).toEqual(preview);
});

it('suggests addresses by prefix', async () => {
  const path = '/addresses/suggestions?searchQuery=';
  const { suggestions } = await answered(addressSuggestionsAnswer, 'GET', `${path}tang%205997`);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const { text } of suggestions) expect(text).toMatch(/^Tangvejen \d+, 5997/);
  expect((await answered(addressSuggestionsAnswer, 'GET', `${path}t`)).suggestions).toEqual([]);
});
