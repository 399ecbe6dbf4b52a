/** Drives the in-memory backend through its routes, as pages do, on 21 November 2026. */
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { apiErrorSchema } from '../../contracts/api-error.ts';
import { standingClock } from '../standing-clock.ts';
import { createBackendData, type BackendData } from './backend-data.ts';
import { backendHandlers } from './backend-handlers.ts';
import type { StoredSubscription } from './subscriptions/subscriptions.ts';

const api = 'https://backend.test/self-service-api';

/** Each test starts with a new data set at the same moment. */
export const driveBackend = () => {
  const server = setupServer();
  const clockStandsAt = standingClock();
  let data: BackendData;
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    clockStandsAt('2026-11-21T12:00:00Z');
    data = createBackendData(new Date());
    server.resetHandlers(...backendHandlers(api, data));
  });
  afterAll(() => {
    server.close();
  });

  /** A path without a customer is for 1001. */
  const call = (method: string, path: string, body?: object | null, headers: Record<string, string> = {}) => {
    const customer = path.includes('customerId=') ? '' : `${path.includes('?') ? '&' : '?'}customerId=1001`;
    return fetch(api + path + customer, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify({ data: body }) }),
    });
  };

  return {
    call,
    answered: async <Schema extends z.ZodMiniType<{ data: unknown }>>(
      schema: Schema,
      ...sent: Parameters<typeof call>
    ) => z.parse(schema, await (await call(...sent)).json()).data as z.output<Schema>['data'],
    /** `400 IccNotAvailable` */
    refusal: async (...sent: Parameters<typeof call>) => {
      const answer = await call(...sent);
      const { code, subCode } = z.parse(apiErrorSchema, await answer.json());
      return `${String(answer.status)} ${subCode ?? code}`;
    },
    passTime: (seconds: number) => {
      jest.setSystemTime(Date.now() + seconds * 1_000);
    },
    data: () => data,
    /** The first active subscription of 1001 that satisfies the predicate and has no pending order. */
    subscription: (holds: (subscription: StoredSubscription) => boolean = () => true) => {
      const [tenant] = data.tenants;
      const found = tenant?.subscriptions.find(
        each =>
          each.status === 'Active' &&
          !each.futureCancellationDate &&
          tenant.orders.every(order => order.subscriptionId !== each.id || order.completed !== null) &&
          holds(each),
      );
      if (!found) throw new Error('The data set has no such subscription.');
      return found;
    },
  };
};
