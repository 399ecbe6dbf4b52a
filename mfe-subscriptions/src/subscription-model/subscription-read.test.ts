import { terminationAnswer } from 'shared/contracts/termination';
import type { Http } from 'shared/http';
import { QueryClient } from 'shared/query';
import { orderStaleKeys } from './stale-keys.ts';
import { subscriptionPath, subscriptionRead } from './subscription-read.ts';

const ids = { customerId: '1001', subscriptionId: 'S/1' };

it('requests a path below the subscription with its schema, and is invalidated by its orders (HTTP-026)', async () => {
  const asked: unknown[] = [];
  const http = {
    request: (call: object) => {
      asked.push(call);
      return Promise.resolve({});
    },
  } as unknown as Http;
  const client = new QueryClient();
  const read = subscriptionRead('termination', terminationAnswer, { date: '2026-12-31' })(http, ids);
  await client.query(read);
  expect(asked).toMatchObject([
    {
      path: '/self-service-api/subscriptions/S%2F1/termination',
      query: { customerId: '1001', date: '2026-12-31' },
      schema: terminationAnswer,
    },
  ]);
  expect(client.getQueryState(read.queryKey)?.isInvalidated).toBe(false);
  for (const queryKey of orderStaleKeys(ids)) await client.invalidateQueries({ queryKey });
  expect(client.getQueryState(read.queryKey)?.isInvalidated).toBe(true);
  const other = subscriptionRead('termination', terminationAnswer, { date: '2027-01-31' })(http, ids);
  expect(other.queryKey).not.toEqual(read.queryKey);
});

it('requests the subscription itself without a path below it', () => {
  expect(subscriptionPath(ids)).toBe('/self-service-api/subscriptions/S%2F1');
});
