import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import * as z from 'zod/mini';
import { orderActions } from './api/order-actions.ts';
import { danishDay } from './time/danish-day.ts';
import { createRandom } from 'shared/catalogue/random';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { actionKey, type OrderAction } from './orders/actions/order-action.ts';
import { exampleOn, orderPath, orderPreviewPath } from './testing/calls/order-example.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';

/** Set it to the seed that a failed run printed, to repeat its choices. */
const seed = process.env['PORTAL_KILL_SEED'] ?? String(randomInt(1_000_000));
const orders = 30;

let place: ScratchEnvironment;
let running: PlatformProcess;
let token: string;
before(async () => {
  place = await createScratchEnvironment('seeded');
  place.environment['PORTAL_ORDER_STEP_SECONDS'] = '1';
  await start();
});
after(async () => {
  await running.kill();
  await place.drop();
});

interface Planned {
  id: string;
  action: OrderAction;
  body: unknown;
  key: string;
  orderId: string;
}

describe(`orders across a kill of the platform (PORTAL_KILL_SEED=${seed})`, () => {
  it('are each placed once and completed once', async () => {
    const random = createRandom(seed);
    const planned = await plan();
    const killAt = random.int(5, orders - 1);
    let killed: Promise<void> | undefined;
    for (const [index, one] of planned.entries()) {
      // Advances orders while others are placed, so that the kill also interrupts that.
      if (index % 3 === 0) void passTime(1).catch(() => undefined);
      if (index === killAt) killed = running.kill();
      one.orderId = await order(one).catch(() => '');
    }
    await killed;
    await start();
    for (const one of planned) {
      const before = one.orderId;
      one.orderId = await order(one);
      if (before !== '') assert.equal(one.orderId, before, 'the same answer again');
    }
    // Some take effect on a later day, at most four calendar months ahead.
    await passTime(130 * 86_400);
    await signIn();
    const placed: string[] = [];
    for (const { id, action } of planned) {
      const { orderViewModels } = await get(orderHistoryAnswer, `/subscriptions/${id}/orders?`);
      // A second execution would have failed in most cases: a suspended subscription cannot be suspended.
      const own = orderViewModels.filter(({ created }) => Date.parse(created) > startedAt);
      assert.deepEqual(
        own.map(order => order.status),
        ['Completed'],
        `${actionKey(action)} ${id}`,
      );
      placed.push(...own.map(each => each.id));
    }
    const { entries } = await get(auditLogAnswer, '/audit-log?action=OrderPlaced&pageSize=200&');
    assert.deepEqual(
      entries.map(entry => entry.after?.orderId).sort(),
      placed.sort(),
      'one entry in the audit log each',
    );
  });
});

/** Orders of every kind in turn, each for its own subscription that accepts it. */
async function plan(): Promise<Planned[]> {
  const free = await activeSubscriptions();
  const planned: Planned[] = [];
  for (let index = 0; index < orders; index += 1) {
    const action = orderActions[index % orderActions.length];
    assert(action);
    const body = bodyOf(action, index);
    const of = await firstOf(free, id => isTaken(action, id, body));
    assert(of !== undefined, `no subscription for ${actionKey(action)}`);
    free.splice(free.indexOf(of), 1);
    planned.push({ id: of, action, body, key: randomUUID(), orderId: '' });
  }
  return planned;
}

/** The declared example, with a SIM card of the demo data that no other order uses. */
function bodyOf(action: OrderAction, index: number): unknown {
  const example = exampleOn(action, danishDay(new Date()));
  if (actionKey(action) !== 'PUT sims') return example;
  return { ...(example as object), icc: `8945009${String(index + 1).padStart(13, '0')}` };
}

async function firstOf(ids: readonly string[], isGood: (id: string) => Promise<boolean>) {
  for (const id of ids) if (await isGood(id)) return id;
  return undefined;
}

async function isTaken(action: OrderAction, id: string, body: unknown): Promise<boolean> {
  const answer = await send('POST', `${orderPreviewPath(action, id)}?`, body);
  await answer.body?.cancel();
  return answer.status === 200;
}

const startedAt = Date.now() - 1000;

async function start(): Promise<void> {
  running = startPlatformProcess(place.environment);
  await running.ready;
  await signIn();
}

async function signIn(): Promise<void> {
  const portal = `http://localhost:${String(place.portBase)}`;
  const browser = new SignInBrowser(`http://localhost:${String(place.portBase + 100)}`, portal);
  token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
}

async function activeSubscriptions(): Promise<string[]> {
  const { subscriptions } = await get(
    subscriptionsAnswer,
    '/subscriptions?types=MOBILE&statuses=Active&pageSize=200&',
  );
  return subscriptions.filter(({ hasProcessingOrder }) => !hasProcessingOrder).map(({ id }) => id);
}

/** @returns the id of the order, or an empty string if the answer has none */
async function order({ id, action, body, key }: Planned): Promise<string> {
  const answer = await send(action.method, `${orderPath(action, id)}?`, body, { 'idempotency-key': key });
  const answered: unknown = await answer.json();
  assert.equal(answer.status, action.answer ? 200 : 202, JSON.stringify(answered));
  return action.answer ? '' : z.parse(placedOrderAnswer, answered).data.orderId;
}

function send(method: string, path: string, data: unknown, headers = {}): Promise<Response> {
  return fetch(apiUrl(path), {
    method,
    headers: {
      ...bearer(),
      ...(data === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
  });
}

async function get<Schema extends z.ZodMiniType<{ data: unknown }>>(
  schema: Schema,
  path: string,
): Promise<z.output<Schema>['data']> {
  const answer = await fetch(apiUrl(path), { headers: bearer() });
  assert.equal(answer.status, 200, path);
  return z.parse(schema, await answer.json()).data;
}

async function passTime(seconds: number): Promise<void> {
  const answer = await fetch(`http://localhost:${String(place.portBase + 900)}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: seconds * 1000 }),
  });
  assert.equal(answer.status, 200);
}

const bearer = () => ({ authorization: `Bearer ${token}` });
const apiUrl = (path: string) =>
  `http://localhost:${String(place.portBase + 200)}/self-service-api${path}customerId=1001`;
