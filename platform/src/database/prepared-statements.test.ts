import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

describe('statements on a connection', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
    await sql`create table shelf (id integer, title text)`.execute(database.db);
    await sql`insert into shelf values (1, 'one')`.execute(database.db);
  });
  after(() => database.close());

  /** Runs everything on one connection, because prepared statements belong to it. */
  const onOne = <Result>(work: (db: OpenDatabase['db']) => Promise<Result>) =>
    database.db.connection().execute(work);
  const countPrepared = async (db: OpenDatabase['db']) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from pg_prepared_statements`.execute(db);
    return rows[0]?.count ?? 0;
  };

  it('are prepared once, whatever their values', async () => {
    await onOne(async db => {
      const find = (id: number) => sql<{ id: number }>`select id from shelf where id = ${id}`.execute(db);
      const before = await countPrepared(db);
      assert.deepEqual((await find(1)).rows, [{ id: 1 }]);
      assert.deepEqual((await find(2)).rows, []);
      assert.equal(await countPrepared(db), before + 1);
    });
  });

  it('still work when a migration changes their result columns', async () => {
    await onOne(async db => {
      const readAll = async () => (await sql`select * from shelf where id = ${1}`.execute(db)).rows;
      await readAll();
      await sql`alter table shelf add colour text default 'red'`.execute(db);
      assert.deepEqual(await readAll(), [{ id: 1, title: 'one', colour: 'red' }]);
      await sql`alter table shelf drop colour`.execute(db);
      assert.deepEqual(await readAll(), [{ id: 1, title: 'one' }]);
    });
  });

  it('report their error, and leave the connection usable', async () => {
    await onOne(async db => {
      const divide = (by: number) => sql`select 1 / ${by}::integer as result`.execute(db);
      await assert.rejects(divide(0), { code: '22012' });
      assert.deepEqual((await divide(1)).rows, [{ result: 1 }]);
    });
  });

  it('are prepared up to a limit, and still run beyond it', async () => {
    await onOne(async db => {
      for (let index = 0; index < 250; index += 1) {
        const { rows } = await sql`select ${index}::integer as ${sql.ref(`c${String(index)}`)}`.execute(db);
        assert.deepEqual(rows, [{ [`c${String(index)}`]: index }]);
      }
      const prepared = await countPrepared(db);
      assert.ok(prepared <= 200, `${String(prepared)} are prepared`);
    });
  });
});

const serverUrl = process.env['DATABASE_URL'];
// Only in the run on PostgreSQL; the embedded database has one connection, which cannot be replaced.
if (serverUrl !== undefined)
  describe('a connection to a read-only server', () => {
    it('is closed, because the next one may reach the primary', async context => {
      const { db, close } = await openDatabase({ url: serverUrl, connections: 1 });
      context.after(close);
      const connection = async () => (await sql`select pg_backend_pid() as pid`.execute(db)).rows[0];
      const before = await connection();
      assert.deepEqual(await connection(), before);
      const write = db.transaction().execute(async transaction => {
        await sql`set transaction read only`.execute(transaction);
        await sql`create table written_to (id integer)`.execute(transaction);
      });
      await assert.rejects(write, { code: '25006' });
      assert.notDeepEqual(await connection(), before);
    });
  });

describe('several statements of the job queue', () => {
  it('leave no transaction open when one of them fails', async context => {
    const { db, statements, close } = await openTestDatabase();
    context.after(close);
    await assert.rejects(statements.executeSql('begin; select 1 / 0; commit'), { code: '22012' });
    const answer = await statements.executeSql('select 1 as one');
    assert.deepEqual(answer.rows, [{ one: 1 }]);
    assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
  });
});
