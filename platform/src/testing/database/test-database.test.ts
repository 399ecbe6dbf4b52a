import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from './test-database.ts';

const counted = async ({ db }: OpenDatabase) => {
  const { rows } = await sql<{ users: number; orders: number; largest: number }>`select
    (select count(*) from users) as users, (select count(*) from orders) as orders,
    (select max(length(first_name)) from users) as largest`.execute(db);
  return rows[0];
};

describe('openTestDatabase', () => {
  it('isolates a database from others opened beside and after it', async () => {
    const first = await openTestDatabase('seeded');
    const beside = await openTestDatabase('seeded');
    const beginning = await counted(first);
    await sql`update users set first_name = repeat('x', 900)`.execute(first.db);
    await sql`truncate orders cascade`.execute(first.db);
    // Also writes to the data files, beyond memory and WAL.
    await sql`checkpoint`.execute(first.db);
    assert.notDeepEqual(await counted(first), beginning);
    assert.deepEqual(await counted(beside), beginning);
    await first.close();
    await beside.close();
    const after = await openTestDatabase('seeded');
    assert.deepEqual(await counted(after), beginning);
    await after.close();
  });
});
