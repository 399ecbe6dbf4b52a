import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { UserFacingError } from 'shared/node/user-facing-error';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

describe('the migrations', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const schema = async () => {
    const columns = await sql`
      select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(database.db);
    const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
      database.db,
    );
    return { columns: columns.rows, indexes: indexes.rows };
  };

  it('produce the same schema when they run twice', async () => {
    const before = await schema();
    await migrateToLatest(database.db);
    assert.deepEqual(await schema(), before);
    assert.ok(before.columns.length > 50);
  });

  it('keep stored data when they run again', async () => {
    await database.db.insertInto('system_settings').values({ name: 'kept', value: '{}' }).execute();
    await migrateToLatest(database.db);
    const kept = await database.db
      .selectFrom('system_settings')
      .select('name')
      .where('name', '=', 'kept')
      .execute();
    assert.equal(kept.length, 1);
  });

  it('refuse the database of a newer version, and leave it unchanged', async () => {
    const { db } = database;
    await sql`insert into kysely_migration values ('999-newer', now()::text)`.execute(db);
    const before = await schema();
    await assert.rejects(
      migrateToLatest(db),
      error => error instanceof UserFacingError && /newer version .*999-newer/.test(error.message),
    );
    assert.deepEqual(await schema(), before);
    await sql`delete from kysely_migration where name = '999-newer'`.execute(db);
  });

  it('return the same types from both kinds of database', async () => {
    const { rows } = await sql`
      select count(*) as count, date '2026-01-02' as day, timestamptz '2026-01-02T03:04:05Z' as moment,
             1.50::numeric(5, 2) as amount, '{"a":[1]}'::jsonb as json, 9000000000::bigint as big`.execute(
      database.db,
    );
    assert.deepEqual(rows[0], {
      count: 1,
      day: '2026-01-02',
      moment: new Date('2026-01-02T03:04:05Z'),
      amount: '1.50',
      json: { a: [1] },
      big: 9_000_000_000,
    });
  });
});
