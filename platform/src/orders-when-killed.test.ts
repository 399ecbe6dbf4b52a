import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import * as z from 'zod/mini';
import { createRandom } from './demo-data/random.ts';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/platform-process.ts';
import { createScratchPlace, type ScratchPlace } from './testing/scratch-place.ts';

/** Give the number that a failed run printed to make the same choices again. */
const seed = process.env['PORTAL_KILL_SEED'] ?? String(randomInt(1_000_000));
const orders = 30;

let place: ScratchPlace;
let running: PlatformProcess;
let token: string;
before(async () => {
  place = await createScratchPlace();
  place.environment['PORTAL_ORDER_STEP_SECONDS'] = '1';
  await start();
});
after(async () => {
  await running.kill();
  await place.drop();
});

describe(`orders while the platform is killed (PORTAL_KILL_SEED=${seed})`, () => {
  it('are each there once and carried out once, whatever was answered', async () => {
    const random = createRandom(seed);
    const planned = (await activeSubscriptions()).map(id => ({ id, key: randomUUID(), orderId: '' }));
    assert.equal(planned.length, orders);
    const killAt = random.int(5, orders - 1);
    let killed: Promise<void> | undefined;
    for (const [index, one] of planned.entries()) {
      // Moves the orders while others come, so that the kill comes in the middle of that as well.
      if (index % 3 === 0) void passTime(1).catch(() => undefined);
      if (index === killAt) killed = running.kill();
      one.orderId = await suspend(one).catch(() => '');
    }
    await killed;
    await start();
    for (const one of planned) {
      const before = one.orderId;
      one.orderId = await suspend(one);
      if (before !== '') assert.equal(one.orderId, before, 'the same answer again');
    }
    await passTime(60);
    for (const { id, orderId } of planned) {
      const { orderViewModels } = await get(orderHistoryAnswer, `/subscriptions/${id}/orders?`);
      // A second time it would have failed: what is suspended cannot be suspended.
      assert.deepEqual(
        orderViewModels.filter(({ created }) => Date.parse(created) > startedAt).map(order => order.status),
        ['Completed'],
        orderId,
      );
    }
    const { entries } = await get(auditLogAnswer, '/audit-log?action=OrderPlaced&pageSize=200&');
    assert.deepEqual(
      entries.map(entry => entry.after?.orderId).sort(),
      planned.map(({ orderId }) => orderId).sort(),
      'one entry in the audit log each',
    );
  });
});

const startedAt = Date.now() - 1000;

async function start(): Promise<void> {
  running = startPlatformProcess(place.environment);
  await running.ready;
  const portal = `http://localhost:${String(place.portBase)}`;
  const browser = new SignInBrowser(`http://localhost:${String(place.portBase + 100)}`, portal);
  token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
}

async function activeSubscriptions(): Promise<string[]> {
  const { subscriptions } = await get(
    subscriptionsAnswer,
    '/subscriptions?types=MOBILE&statuses=Active&pageSize=200&',
  );
  return subscriptions
    .filter(({ hasProcessingOrder }) => !hasProcessingOrder)
    .slice(0, orders)
    .map(({ id }) => id);
}

/** @returns the id of the order */
async function suspend({ id, key }: { id: string; key: string }): Promise<string> {
  const answer = await fetch(apiUrl(`/subscriptions/${id}/suspension?`), {
    method: 'PUT',
    headers: { ...bearer(), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data: { action: 'Suspend', reason: 'Leave' } }),
  });
  const body: unknown = await answer.json();
  assert.equal(answer.status, 202, JSON.stringify(body));
  return z.parse(placedOrderAnswer, body).data.orderId;
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
