import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openRuntime } from './runtime.ts';
import { readSettings } from 'shared/node/settings';
import { createScratchPlace } from './testing/scratch-place.ts';

describe('what every service stands on', () => {
  it('leaves the job queue and its upkeep to the services that send mails', async context => {
    const { environment, drop } = await createScratchPlace();
    context.after(drop);
    const runtime = await openRuntime(readSettings(environment));
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'pgboss'`.execute(runtime.db);
    await runtime.close();
    assert.deepEqual(rows, []);
  });
});
