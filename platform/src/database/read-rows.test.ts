import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database/test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { readLists, readRows, toMoment } from './read-rows.ts';

describe('rows read as one value', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  it('keep their order and the types of their columns', async () => {
    const list = sql<{ id: number; day: string; nothing: null; open: boolean; tags: string[] }>`
      select id, '2026-11-21'::date as day, null as nothing, true as open, '["æ"]'::jsonb as tags
      from generate_series(3, 1, -1) id order by id desc`;
    assert.deepEqual(
      await readRows(database.db, list),
      [3, 2, 1].map(id => ({ id, day: '2026-11-21', nothing: null, open: true, tags: ['æ'] })),
    );
  });

  it('are empty when nothing matches', async () => {
    assert.deepEqual(await readRows(database.db, sql<object>`select 1 as one where false`), []);
  });

  it('are read together with other lists, each in its order', async () => {
    const lists = {
      some: sql`select id from generate_series(3, 1, -1) id order by id desc`,
      none: sql`select 1 as one where false`,
    };
    assert.deepEqual(await readLists(database.db, lists), {
      some: [{ id: 3 }, { id: 2 }, { id: 1 }],
      none: null,
    });
  });

  it('have timestamps that toMoment converts to the format of the API', async () => {
    for (const moment of [
      '2026-07-01T00:30:00.000Z',
      '2026-12-31T23:59:59.120Z',
      '1999-02-28T01:02:03.004Z',
    ]) {
      const [row] = await readRows(
        database.db,
        sql<{ at: Date }>`select ${new Date(moment)}::timestamptz as at`,
      );
      assert.equal(toMoment(row?.at ?? ''), moment);
    }
  });

  for (const [text, moment] of [
    ['2026-11-21T10:00:00+00:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00.5+00:00', '2026-11-21T10:00:00.500Z'],
    ['2026-11-21T10:00:00.123456+00:00', '2026-11-21T10:00:00.123Z'],
    ['2026-11-21T11:00:00.5+01:00', '2026-11-21T10:00:00.500Z'],
  ] as const)
    it(`toMoment converts ${text} to ${moment}`, () => {
      assert.equal(toMoment(text), moment);
    });
});
