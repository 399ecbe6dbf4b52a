import assert from 'node:assert/strict';
import { it } from 'node:test';
import { messages, PGlite } from '@electric-sql/pglite';
import { embeddedCopy } from '../testing/database/embedded-copy.ts';
import { DatabaseStopped, failWhenStopped } from './stopped-database.ts';

const messageOf = (letter: string) => Uint8Array.from([letter.codePointAt(0) ?? 0, 0, 0, 0, 4]);

it('failWhenStopped rejects statements of an embedded database that does not complete its answer', async () => {
  const full = new messages.DatabaseError('No space left on device', 0, 'error');
  for (const [answers, told] of [
    [[full], /has stopped \(No space left on device\)/],
    [[], /has stopped \(it gives no answer\)/],
  ] as const) {
    const stopped: Pick<PGlite, 'execProtocolStream'> = {
      execProtocolStream: () => Promise.resolve([...answers]),
    };
    failWhenStopped(stopped);
    for (const letter of ['Q', 'S'])
      await assert.rejects(
        stopped.execProtocolStream(messageOf(letter)),
        error => error instanceof DatabaseStopped && told.test(error.message),
      );
    for (const letter of ['H', 'X'])
      assert.deepEqual(await stopped.execProtocolStream(messageOf(letter)), answers);
  }
});

it('hands on the answers of one that runs, also to a statement that is wrong', async context => {
  const running = await PGlite.create({ fs: await embeddedCopy('empty') });
  context.after(() => running.close());
  failWhenStopped(running);
  const answers = await running.execProtocolStream(messageOf('S'));
  assert.equal(answers.at(-1)?.name, 'readyForQuery');
  await assert.rejects(running.query('select wrong'), { code: '42703' });
});
