import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { keepClockOffset } from './control/clock-setting.ts';
import { openRuntime } from './runtime.ts';
import { readSettings } from 'shared/node/settings';
import { createScratchEnvironment } from './testing/processes/scratch-environment.ts';

describe('openRuntime', () => {
  it('does not start the job queue', async context => {
    const { environment, drop } = await createScratchEnvironment('empty');
    context.after(drop);
    const runtime = await openRuntime(readSettings(environment));
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'pgboss'`.execute(runtime.db);
    await runtime.close();
    assert.deepEqual(rows, []);
  });

  it('restores the stored clock offset', async context => {
    const { environment, drop } = await createScratchEnvironment('empty');
    context.after(drop);
    const settings = readSettings(environment);
    const first = await openRuntime(settings);
    assert.equal(first.clock.offset(), 0);
    await keepClockOffset(first.db, 86_400_000);
    await first.close();
    const next = await openRuntime(settings);
    const offset = next.clock.offset();
    await next.close();
    assert.equal(offset, 86_400_000);
  });
});
