/** What changes something, as the pages call it: the requirements leave method, path and payload to us. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let test: TestApi;
let paths: Record<string, Record<string, z.infer<typeof operation>>>;
const operation = z.object({
  requestBody: z.optional(
    z.object({
      content: z.object({
        'application/json': z.object({
          schema: z.object({
            properties: z.object({ data: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
          }),
        }),
      }),
    }),
  ),
});

before(async () => {
  test = await openTestApi();
  const answer = await test.api.inject({ url: '/self-service-api/openapi.json' });
  paths = z.parse(z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }), answer.json())
    .paths as typeof paths;
});
after(() => test.close());

const subscription = '/subscriptions/{subscriptionId}';
const changes: readonly (readonly [what: string, method: string, path: string, ...fields: string[]])[] = [
  ['suspend, and open again', 'PUT', `${subscription}/suspension`, 'action', 'reason', 'effectiveDate'],
  ['terminate', 'POST', `${subscription}/termination`, 'terminationDate', 'reason', 'numberHandling'],
  ['barrings', 'PUT', `${subscription}/barrings`, 'barrings'],
  ['call forwarding', 'PUT', `${subscription}/call-forwarding`, 'forwardings'],
  [
    'price plan change',
    'PUT',
    `${subscription}/price-plan`,
    'pricePlanCode',
    'effectiveDate',
    'removeServices',
  ],
  ['billing account change', 'PUT', `${subscription}/account`, 'targetAccountId', 'effectiveDate'],
  ['billing account create', 'POST', '/accounts', 'accountName', 'productGroup', 'contactType'],
  ['billing account edit', 'PUT', '/accounts/{accountId}', 'accountName', 'invoiceFormat', 'ean'],
  ['name', 'PUT', '/user/name', 'firstName', 'lastName'],
  ['e-mail', 'PUT', '/user/email', 'email', 'currentPassword', 'challengeId'],
  ['phone number', 'PUT', '/user/phone-number', 'phoneNumber', 'challengeId'],
  ['password', 'PUT', '/user/password', 'currentPassword', 'newPassword', 'challengeId'],
  ['invoice payment', 'POST', '/billing-items/{billingItemId}/payment-sessions', 'returnUrl'],
];

describe('what changes something (HTTP-013)', () => {
  for (const [what, method, path, ...fields] of changes)
    it(`takes ${what} by ${method} ${path}, with ${fields.join(', ')}`, () => {
      const described = z.parse(operation, paths[`/self-service-api${path}`]?.[method.toLowerCase()]);
      const schema = described.requestBody?.content['application/json'].schema;
      const taken = Object.keys(schema?.properties.data.properties ?? {});
      for (const field of fields) assert(taken.includes(field), `${field} is not among ${taken.join(', ')}`);
    });
});
