import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startRelay } from './start-relay.ts';

it('startRelay repeats work every second without overlapping, and on stop aborts and waits for it', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  let work = Promise.withResolvers<undefined>();
  const signals: AbortSignal[] = [];
  const stop = startRelay('do what waits', signal => {
    signals.push(signal);
    return work.promise;
  });
  t.mock.timers.tick(999);
  assert.equal(signals.length, 0);
  t.mock.timers.tick(2_001);
  assert.equal(signals.length, 1);
  work.resolve(undefined);
  await new Promise(setImmediate);
  work = Promise.withResolvers<undefined>();
  t.mock.timers.tick(1_000);
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false, false],
  );

  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  assert.deepEqual([signals[1]?.aborted, isStopped], [true, false]);
  work.resolve(undefined);
  await stopping;
  t.mock.timers.tick(5_000);
  assert.equal(signals.length, 2);
});
