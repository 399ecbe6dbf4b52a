import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { after, beforeEach, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { attachmentAnswer, MAX_ATTACHMENT_BYTES } from 'shared/contracts/attachment';
import * as z from 'zod/mini';
import { aPdf } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { openTestApi } from '../testing/test-api.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import { attachToOrder, forgetAttachments } from './keep-attachment.ts';
import { receiveAttachment } from './store-attachment.ts';

const admin = 'admin@demo.example';
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.alloc(600_000, 7),
  Buffer.from('49454e44ae426082', 'hex'),
]);
const jpeg = Buffer.from('ffd8ffe000104a464946ffd9', 'hex');

const test = await openTestApi();
after(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('attachments').execute();
});

interface Sent {
  type?: string;
  as?: string;
  name?: string;
  key?: string;
}
const send = (
  body: Buffer,
  { type = 'application/pdf', as = admin, name = 'fuldmagt.pdf', key }: Sent = {},
) =>
  test.call({
    method: 'POST',
    path: `/attachments?customerId=1001&name=${encodeURIComponent(name)}`,
    as,
    body,
    headers: { 'content-type': type, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const idOf = (answer: { json: <T>() => T }) => z.parse(attachmentAnswer, answer.json()).data.attachmentId;
const kept = () => test.database.db.selectFrom('attachments').selectAll().execute();
const parts = (id: string) =>
  test.database.db
    .selectFrom('attachment_parts')
    .where('attachment_id', '=', id)
    .select('content')
    .orderBy('position')
    .execute();

describe('an attachment', () => {
  for (const [type, content] of [
    ['application/pdf', aPdf],
    ['image/jpeg', jpeg],
    ['image/png', png],
  ] as const)
    it(`of type ${type} is stored unchanged (VAL-012)`, async () => {
      const answer = await send(content, { type });
      assert.equal(answer.statusCode, 200, answer.body);
      const [row] = await kept();
      assert.deepEqual(
        [row?.media_type, row?.size, row?.is_whole, row?.customer_id, row?.order_id],
        [type, content.length, true, '1001', null],
      );
      const stored = await parts(idOf(answer));
      assert(stored.every(each => each.content.length <= 600_100));
      assert(Buffer.concat(stored.map(each => each.content)).equals(content));
    });

  it('is stored in parts, without holding the whole file in memory', async () => {
    const chunks = Readable.from([
      png.subarray(0, 8),
      ...Array.from({ length: 30 }, () => png.subarray(8, 65_544)),
      png.subarray(-8),
    ]);
    const { attachmentId } = await receiveAttachment(test.database.db, chunks, {
      customerId: '1001',
      userId: 'somebody',
      fileName: 'a.png',
      now: new Date(),
      declaredType: 'image/png',
      maxBytes: 10_000_000,
    });
    const stored = await parts(attachmentId);
    assert(stored.length > 5);
    assert(stored.every(each => each.content.length < 400_000));
  });

  for (const [what, body, type, code] of [
    ['that is empty', Buffer.alloc(0), 'application/pdf', 'AttachmentIsEmpty'],
    ['of another type', Buffer.from('MZ\0\0'), 'application/pdf', 'AttachmentTypeNotAllowed'],
    ['whose content differs from its type (VAL-010)', jpeg, 'application/pdf', 'AttachmentTypeNotAllowed'],
    ['with a type that is not allowed (VAL-010)', aPdf, 'application/json', 'AttachmentTypeNotAllowed'],
    ['cut off at the end', png.subarray(0, -8), 'image/png', 'AttachmentIsCutOff'],
    ['that is a truncated PDF', aPdf.subarray(0, 10), 'application/pdf', 'AttachmentIsCutOff'],
  ] as const)
    it(`${what} is refused and not stored`, async () => {
      const answer = await send(body, { type });
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json<{ subCode: string }>().subCode, code);
      assert.deepEqual(await kept(), []);
    });

  it('that is too large is refused during the upload (VAL-011)', async () => {
    const endless = Readable.from(
      (function* () {
        yield aPdf;
        for (;;) yield Buffer.alloc(65_536);
      })(),
    );
    const call = receiveAttachment(test.database.db, endless, {
      customerId: '1001',
      userId: 'somebody',
      fileName: 'a.pdf',
      now: new Date(),
      declaredType: undefined,
      maxBytes: 1_000_000,
    });
    await assert.rejects(call, { subCode: 'AttachmentIsTooLarge' });
    assert.deepEqual(await kept(), []);
  });

  it('whose connection is aborted is deleted, and one that is too large is answered before its body arrives (VAL-011)', async () => {
    const server = createServer((incoming, answer) => {
      test.api.routing(incoming, answer);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const open = (length: number) =>
      request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/self-service-api/attachments?customerId=1001&name=a.pdf',
        headers: {
          authorization: `Bearer ${admin}`,
          'content-type': 'application/pdf',
          'content-length': length,
          'idempotency-key': 'cut-off',
        },
      });
    const cut = open(10_000_000).on('error', () => undefined);
    cut.write(aPdf);
    await until(async () => (await kept()).length === 1);
    cut.destroy();
    await until(async () => (await kept()).length === 0);
    const tooLarge = open(MAX_ATTACHMENT_BYTES + 1).on('error', () => undefined);
    const status = new Promise(resolve => tooLarge.on('response', answer => resolve(answer.statusCode)));
    tooLarge.flushHeaders();
    assert.equal(await status, 400);
    tooLarge.destroy();
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  });

  it('may have any name that is not empty, without NUL', async () => {
    const name = '../../etc/passwd';
    assert.equal((await send(aPdf, { name })).statusCode, 200);
    assert.equal((await kept())[0]?.file_name, name);
    assert.equal((await send(aPdf, { name: '' })).statusCode, 400);
    assert.equal((await send(aPdf, { name: 'a\0.pdf' })).statusCode, 400);
  });

  it('is stored once per idempotency key, and another file with the same key is refused', async () => {
    const [one, again] = [await send(aPdf, { key: 'k-1' }), await send(aPdf, { key: 'k-1' })];
    assert.equal(idOf(one), idOf(again));
    assert.equal((await send(jpeg, { key: 'k-1', type: 'image/jpeg' })).statusCode, 422);
  });

  it('is stored once however often it is repeated with the same idempotency key', async () => {
    const first = idOf(await send(aPdf, { key: 'k-2' }));
    for (let lost = 0; lost < 6; lost += 1) assert.equal(idOf(await send(aPdf, { key: 'k-2' })), first);
    assert.equal((await send(jpeg, { key: 'k-2', type: 'image/jpeg' })).statusCode, 422);
    assert.deepEqual(
      (await kept()).map(({ attachment_id, is_whole }) => [attachment_id, is_whole]),
      [[first, true]],
    );
  });

  it('without an order is removed after a week, and at most five are kept', async () => {
    for (let sent = 0; sent < 7; sent += 1) assert.equal((await send(aPdf)).statusCode, 200);
    assert.equal((await kept()).length, 5);
    await forgetAttachments(test.database.db, new Date(Date.now() + 6.9 * 86_400_000));
    assert.equal((await kept()).length, 5);
    await forgetAttachments(test.database.db, new Date(Date.now() + 7.1 * 86_400_000));
    assert.deepEqual(await kept(), []);
  });

  it('that is incomplete is removed after an hour', async () => {
    const { db } = test.database;
    await send(aPdf);
    await db.updateTable('attachments').set({ is_whole: false }).execute();
    await forgetAttachments(db, new Date(Date.now() + 59 * 60_000));
    assert.equal((await kept()).length, 1);
    await forgetAttachments(db, new Date(Date.now() + 61 * 60_000));
    assert.deepEqual(await kept(), []);
  });

  it('that gets its order while a sixth one is uploaded is kept', async ({ signal }) => {
    const { db } = test.database;
    for (let sent = 0; sent < 5; sent += 1) await send(aPdf);
    const waiting = await db.selectFrom('attachments').selectAll().orderBy('created_at').execute();
    const [first] = waiting;
    assert(first);
    await startWhileLocked(
      test.database,
      signal,
      transaction => attachToOrder(transaction, first.attachment_id, 'O1001000501'),
      () =>
        receiveAttachment(db, Readable.from([aPdf]), {
          customerId: '1001',
          userId: first.user_id,
          fileName: 'a.pdf',
          now: new Date(),
          declaredType: undefined,
          maxBytes: 1_000_000,
        }),
    );
    assert((await kept()).some(each => each.attachment_id === first.attachment_id));
  });

  it('is one of at most five concurrent uploads of a person', async () => {
    const { promise: isOver, resolve: finish } = Promise.withResolvers<undefined>();
    const slowly = async function* () {
      await isOver;
      yield aPdf;
    };
    const refused: unknown[] = [];
    const all = Array.from({ length: 8 }, () =>
      receiveAttachment(test.database.db, Readable.from(slowly()), {
        customerId: '1001',
        userId: 'somebody',
        fileName: 'a.pdf',
        now: new Date(),
        declaredType: undefined,
        maxBytes: 1_000_000,
      }).catch((error: unknown) => refused.push(error instanceof ApiProblem ? error.code : error)),
    );
    await until(async () => (await kept()).length + refused.length === 8);
    finish(undefined);
    await Promise.all(all);
    assert.deepEqual(refused, ['TooManyRequests', 'TooManyRequests', 'TooManyRequests']);
  });

  it('can be uploaded by administrators only', async () => {
    assert.equal((await send(aPdf, { as: 'employee@demo.example' })).statusCode, 403);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await setTimeout(20);
  }
  assert.fail('The condition was not met in time.');
}
