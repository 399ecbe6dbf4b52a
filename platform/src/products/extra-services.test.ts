import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { extraServicesAnswer } from 'shared/contracts/extra-service';
import * as z from 'zod/mini';
import { addSubscription, type SubscriptionChanges } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

const service = (code: string) => ({
  code,
  description: code,
  categories: ['Extra'],
  serviceInformation: { displayName: code },
});

async function servicesOf(changes: SubscriptionChanges) {
  const id = await addSubscription(test.database.db, '80011001', changes);
  const answer = await test.get(`/subscriptions/${id}/extra-services?customerId=1001`, 'admin@demo.example');
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(extraServicesAnswer, answer.json()).data.services;
}

describe('GET /subscriptions/:subscriptionId/extra-services', () => {
  it('lists the services of the price plan, with what is active (PLAN-016, PLAN-019)', async () => {
    const services = await servicesOf({ price_plan_code: 'EMOB20', services: [service('EUDATA')] });
    assert.deepEqual(
      services.map(({ code, isActive, canRemove }) => `${code} ${String(isActive)} ${String(canRemove)}`),
      [
        'EUDATA true true',
        'WORLDDATA false false',
        'DATASHARE false false',
        'INTCALL60 false false',
        'INTCALLFREE false false',
        'SAFESURF false false',
        'DEVICECARE false false',
      ],
    );
    const [, world] = services;
    assert.deepEqual(world, {
      code: 'WORLDDATA',
      name: 'Data uden for EU',
      category: 'Data',
      description: '5 GB om måneden i 60 lande uden for EU.',
      price: { value: 149, currency: 'DKK' },
      isActive: false,
      isIncluded: false,
      canRemove: false,
      isChanging: false,
      noticeDays: 30,
      bindingMonths: 0,
      boundUntil: null,
      requires: ['EUDATA'],
      excludes: [],
    });
  });

  it('marks services that the price plan includes as free and not removable', async () => {
    const data = (await servicesOf({ price_plan_code: 'EMOBFRI', services: [] }))[0];
    assert.deepEqual(
      [data?.code, data?.price.value, data?.isActive, data?.isIncluded, data?.canRemove],
      ['EUDATA', 0, true, true, false],
    );
  });

  it('omits services that the price plan excludes, unless active', async () => {
    const services = await servicesOf({ price_plan_code: 'ETALE', services: [service('SAFESURF')] });
    assert.deepEqual(
      services.map(({ code }) => code),
      ['INTCALL60', 'INTCALLFREE', 'SAFESURF', 'DEVICECARE'],
    );
  });
});
