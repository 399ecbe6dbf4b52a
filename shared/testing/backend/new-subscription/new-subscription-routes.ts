/** The endpoints for creating subscriptions. */
import { http } from 'msw';
import { addressSuggestionsAnswer } from '../../../contracts/address-suggestion.ts';
import { attachmentAnswer, ATTACHMENT_TYPES } from '../../../contracts/attachment.ts';
import {
  newOfferingsAnswer,
  newOfferingsQuery,
  newSubscriptionAnswer,
  newSubscriptionBody,
  newSubscriptionsPreviewAnswer,
  newSubscriptionsPreviewBody,
  numbersAnswer,
  numbersQuery,
  RESERVATION_MINUTES,
  reservationAnswer,
  reservationBody,
  type NewSubscription,
} from '../../../contracts/new-subscription.ts';
import { newOfferings } from '../../../orders/new-subscription.ts';
import type { BackendData, TenantData } from '../backend-data.ts';
import { fromOre } from '../../../contracts/money.ts';
import { offers } from '../products/offers.ts';
import type { Orderer } from '../orders/order-action.ts';
import { answerOf, argumentError, Refusal, type Adders, type FindTenant } from '../route.ts';
import { placeAt } from '../invented-names.ts';
import { createSubscription } from './create-subscription.ts';
import { decideSubscription } from './decide-subscription.ts';
import { freeNumbers } from './numbers.ts';

/** Validates each against what the previous ones use, on a temporary copy. */
const previewed = (orderer: Orderer, wanted: readonly NewSubscription[]) => {
  const tenant: TenantData = { ...orderer.tenant };
  let ore = 0;
  const codes = wanted.map(each => {
    try {
      const { price, services } = decideSubscription(tenant, each, orderer.today);
      createSubscription({ ...orderer, tenant }, each);
      ore += [price, ...services.map(service => service.price)].reduce(
        (sum, { value }) => sum + value * 100,
        0,
      );
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  });
  return { codes, price: codes.includes(null) ? fromOre(ore) : null };
};

/** Invented addresses whose words start with the typed text. */
const addressesFor = (typed: string) => {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const all = Array.from({ length: 280 }, (_, position) => {
    const { streetName, houseNumber, zip, city } = placeAt(position);
    const text = `${streetName} ${houseNumber}, ${zip} ${city}`;
    return { id: text.toLowerCase(), text, streetName, houseNumber, zip, city };
  });
  const found = all.filter(({ text }) => {
    const parts = text.toLowerCase().split(/[\s,]+/);
    return words.every(word => parts.some(part => part.startsWith(word)));
  });
  return typed.trim().length < 2 ? [] : found.slice(0, 10);
};

const textRoutes = (api: string, tenantOf: FindTenant) => [
  http.get(`${api}/addresses/suggestions`, ({ request }) =>
    answerOf('SearchAPI', addressSuggestionsAnswer, () => ({
      suggestions: addressesFor(new URL(request.url).searchParams.get('searchQuery') ?? ''),
    })),
  ),
  // The file's content is not stored.
  http.post(`${api}/attachments`, async ({ request }) => {
    const type = request.headers.get('content-type')?.split(';')[0];
    const { byteLength } = await request.arrayBuffer();
    return answerOf('DocumentAPI', attachmentAnswer, () => {
      const tenant = tenantOf(new URL(request.url).searchParams.get('customerId'));
      if (!tenant) throw new Refusal(403, 'Forbidden');
      if (byteLength === 0) throw argumentError('AttachmentIsEmpty');
      if (!ATTACHMENT_TYPES.some(each => each === type)) throw argumentError('AttachmentTypeNotAllowed');
      const attachmentId = crypto.randomUUID();
      tenant.attachments = [...tenant.attachments, attachmentId];
      return { attachmentId };
    });
  }),
];

export const newSubscriptionRoutes = (
  { api, route, write, tenantOf }: Adders,
  { profile, today }: BackendData,
) => [
  ...textRoutes(api, tenantOf),
  route({
    path: '/subscriptions/offerings',
    system: 'ProductOfferingQualificationAPI',
    query: newOfferingsQuery,
    answer: newOfferingsAnswer,
    read: ({ customer }, { category }) => {
      if (!customer.hasContract) throw argumentError('CustomerIsMissingContract');
      return newOfferings(offers, category);
    },
  }),
  route({
    path: '/numbers',
    system: 'NumberAPI',
    query: numbersQuery,
    answer: numbersAnswer,
    read: (tenant, { searchQuery = '' }) => ({
      numbers: freeNumbers(tenant, searchQuery.replaceAll(/\s/g, '')).slice(0, 12),
    }),
  }),
  // There are no other users, so nothing needs to be reserved.
  write({
    method: 'post',
    path: '/numbers/reservations',
    system: 'NumberAPI',
    body: reservationBody,
    answer: reservationAnswer,
    write: (tenant, { data: { number } }) => {
      if (!freeNumbers(tenant).includes(number)) throw argumentError('NumberNotAvailable');
      const reservedUntil = new Date(Date.now() + RESERVATION_MINUTES * 60_000).toISOString();
      return { number, reservedUntil };
    },
  }),
  write({
    method: 'post',
    path: '/subscriptions/preview',
    system: 'SubscriptionsAPI',
    body: newSubscriptionsPreviewBody,
    answer: newSubscriptionsPreviewAnswer,
    write: (tenant, { data: { subscriptions } }) => previewed({ tenant, profile, today }, subscriptions),
  }),
  write({
    method: 'post',
    path: '/subscriptions',
    system: 'SubscriptionsAPI',
    body: newSubscriptionBody,
    answer: newSubscriptionAnswer,
    write: (tenant, { data }) => createSubscription({ tenant, profile, today }, data),
  }),
];
