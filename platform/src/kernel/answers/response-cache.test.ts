import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addInvitation } from '../../testing/rows/add-invitation.ts';
import { openRecordedApi } from '../../testing/recorded-api.ts';
import { openTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { addDays, danishDay, startOfDanishDay } from '../../time/danish-day.ts';

/** The cached routes, each with queries that read every table that they can use. */
const reads: Record<string, readonly string[]> = {
  '/accounts': ['', '&balances=true', '&mostSearched=true', '&searchQuery=skov'],
  '/audit-log': ['', '&searchQuery=skov'],
  '/billing-items': ['', '&searchQuery=skov', '&open=Overdue', '&orderBy=Status'],
  '/billing-items/summary': ['', '&searchQuery=skov'],
  '/customers/:customerId/users': ['', '&query=skov'],
  '/customers/:customerId/users/v2': ['', '&searchQuery=skov'],
  '/landing-page': [''],
  '/orders': ['', '&searchQuery=skov', '&productGroups=HomeOffice'],
  '/search/suggestions': ['&searchQuery=skov'],
  '/spend': ['', '&by=Product', '&by=Account'],
  '/spend/numbers': [''],
  '/subscriptions': ['', '&searchQuery=skov', '&mine=true', '&usage=Unused', '&orderBy=Price'],
};

const addresses = Object.entries(reads).flatMap(([path, queries]) =>
  queries.map(query => `${path.replace(':customerId', '1001')}?customerId=1001${query}`),
);

/** A change without triggers, so that a cached answer is not invalidated. */
const unnoted = (db: Kysely<Database>, change: RawBuilder<unknown>): Promise<unknown> =>
  db.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await change.execute(transaction);
  });

const naming = (firstName: string) =>
  sql`update subscriptions set first_name = ${firstName} where subscription_id = '1001000300'`;

describe('a cached answer', () => {
  const list = '/subscriptions?customerId=1001&searchQuery=1001000300';
  const people = '/customers/1001/users?pageSize=200';
  let test: TestApi;
  let db: Kysely<Database>;
  before(async () => {
    test = await openTestApi({ checkAnswers: false });
    ({ db } = test.database);
  });
  after(() => test.close());

  const read = async (path: string, email = 'superadmin@demo.example'): Promise<string> => {
    const answer = await test.get(path, email);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.body;
  };
  const nameIn = (body: string) => /"firstName":"(.*?)"/.exec(body)?.[1];

  it('exists for each list and the landing page, and for no other route', () => {
    const kept = test.api.declaredRoutes.filter(each => each.cachedBy !== undefined);
    assert.deepEqual(
      kept.map(each => each.url.replace('/self-service-api', '')).sort(),
      Object.keys(reads).sort(),
    );
  });

  it('is used until a change of the same customer is recorded', async () => {
    await naming('Da').execute(db);
    assert.equal(nameIn(await read(list)), 'Da');
    await unnoted(db, naming('Nu'));
    await sql`update subscriptions set first_name = 'Else' where customer_id = '1002'`.execute(db);
    assert.equal(nameIn(await read(list)), 'Da');
    await sql`update accounts set reference = 'Ny' where account_id = '80011001'`.execute(db);
    assert.equal(nameIn(await read(list)), 'Nu');
  });

  it('belongs to its exact query', async () => {
    assert.notEqual(await read(list), await read(`${list}&pageSize=1&offset=1`));
  });

  it('is not kept when it is larger than half a megabyte', async () => {
    await naming('x'.repeat(600_000)).execute(db);
    assert.equal(nameIn(await read(list))?.length, 600_000);
    await unnoted(db, naming('Nu'));
    assert.equal(nameIn(await read(list))?.length, 'Nu'.length);
  });

  it('is refused as soon as the person loses the rights', async () => {
    const admin = 'admin@demo.example';
    await read(people, admin);
    await unnoted(
      db,
      sql`update memberships set role = 'User' where customer_id = '1001'
        and user_id = (select user_id from users where email = ${admin})`,
    );
    assert.equal((await test.get(people, admin)).statusCode, 403);
    assert.equal((await test.get(people)).statusCode, 401);
  });

  it('differs per person and per accounts in reach', async () => {
    const limited = 'limited@demo.example';
    const all = '/subscriptions?customerId=1001';
    const withAll = await read(all, limited);
    assert.notEqual(withAll, await read(all));
    await unnoted(
      db,
      sql`delete from membership_accounts where customer_id = '1001' and account_id <> '80011001'`,
    );
    assert.notEqual(await read(all, limited), withAll);
  });

  it('differs with and without a contract', async () => {
    const before = await read('/landing-page?customerId=1001');
    await unnoted(db, sql`update customers set has_contract = not has_contract where customer_id = '1001'`);
    assert.notEqual(await read('/landing-page?customerId=1001'), before);
    await unnoted(db, sql`update customers set has_contract = not has_contract where customer_id = '1001'`);
  });

  it('differs per person, even with the same role and access', async () => {
    await sql`insert into memberships (user_id, customer_id, role, access, created_at)
      select user_id, '1001', 'User', 'Full', now() from users where email = 'single@demo.example'`.execute(
      db,
    );
    const own = '/subscriptions?customerId=1001&mine=true';
    assert.match(await read(own, 'employee@demo.example'), /"id":"1001000146"/);
    assert.doesNotMatch(await read(own, 'single@demo.example'), /"id":"1001000146"/);
  });

  it("reflects changes at the person's other customers that it includes", async () => {
    const before = await read('/landing-page?customerId=1001');
    await sql`update billing_items set status = 'Open', due_date = '2020-01-01', amount_due_ore = 100
      where customer_id = '1002'`.execute(db);
    assert.notEqual(await read('/landing-page?customerId=1001'), before);
  });

  it('omits a customer that the person left, also without an earlier change at that customer', async () => {
    const landing = () => read('/landing-page?customerId=1001', 'superadmin@demo.example');
    await sql`delete from customer_changes where customer_id = '1002'`.execute(db);
    const before = await landing();
    await sql`delete from memberships where customer_id = '1002'
      and user_id = (select user_id from users where email = 'superadmin@demo.example')`.execute(db);
    assert.notEqual(await landing(), before);
  });

  it('expires at midnight in Denmark, and is not used on an earlier day', async () => {
    await naming('Da').execute(db);
    const midnight = startOfDanishDay(addDays(danishDay(test.clock.now()), 1));
    test.clock.set(new Date(midnight.getTime() - 60_000));
    assert.equal(nameIn(await read(list)), 'Da');
    await unnoted(db, naming('Nu'));
    assert.equal(nameIn(await read(list)), 'Da');
    test.clock.advance(60_000);
    assert.equal(nameIn(await read(list)), 'Nu');
    await unnoted(db, naming('Bagefter'));
    test.clock.advance(-3_600_000);
    assert.equal(nameIn(await read(list)), 'Bagefter');
  });

  for (const [path, email] of [
    [people, 'en@demo.example'],
    ['/customers/1001/users/v2?searchQuery=to@demo.example', 'to@demo.example'],
    ['/landing-page?customerId=1001', 'tre@demo.example'],
  ] as const)
    it(`expires with an invitation in it: ${path}`, async () => {
      const almostADayAgo = new Date(test.clock.now().getTime() - 86_340_000);
      await addInvitation(db, '1001', email, almostADayAgo);
      const before = await read(path);
      assert.equal(await read(path), before);
      test.clock.advance(60_000);
      assert.notEqual(await read(path), before);
    });

  it('is not kept for invitations that are still waiting', async () => {
    const waiting = '/customers/1001/users?invitations=Waiting&pageSize=200';
    await addInvitation(db, '1001', 'venter@demo.example', test.clock.now());
    assert.match(await read(waiting), /venter@demo/);
    await unnoted(db, sql`delete from invitations where email = 'venter@demo.example'`);
    assert.doesNotMatch(await read(waiting), /venter@demo/);
  });

  it('is not kept for the log of one person, whose e-mail may change owner', async () => {
    const log = '/audit-log?customerId=1001&person=ny@demo.example';
    const before = await read(log);
    await unnoted(
      db,
      sql`update users set email = 'ny@demo.example' where user_id = (
        select actor_id from audit_log join users on user_id = actor_id
        where customer_id = '1001' and email <> 'superadmin@demo.example' limit 1)`,
    );
    assert.notEqual(await read(log), before);
  });

  it('is not kept for files', async () => {
    const file = '/subscriptions?customerId=1001&format=csv';
    await naming('Da').execute(db);
    await read(file);
    await unnoted(db, naming('Efter'));
    assert.match(await read(file), /Efter/);
  });

  it('is evicted after 32 MB of other answers', async () => {
    await naming('Da').execute(db);
    await read(list);
    await unnoted(db, naming('Nu'));
    for (let index = 0; index < 220; index += 1)
      await read(`/billing-items?customerId=1003&pageSize=200&other=${String(index)}`);
    assert.equal(nameIn(await read(list)), 'Nu');
  });

  it('is not sent again to a client with its ETag', async () => {
    await naming('Da').execute(db);
    const as = 'superadmin@demo.example';
    const etag = String((await test.get(list, as)).headers['etag']);
    const ask = (known: string, path = list) =>
      test.call({ method: 'GET', path, as, headers: { 'if-none-match': known } });
    for (const again of [ask(etag), ask(`"other", W/${etag}`), ask(etag, `${list}&x=1`)]) {
      const { statusCode, body, headers } = await again;
      assert.deepEqual([statusCode, body, headers['content-length']], [304, '', undefined]);
    }
    assert.equal((await ask('"other"')).statusCode, 200);
    await naming('Nu').execute(db);
    const changed = await ask(etag);
    assert.deepEqual([changed.statusCode, nameIn(changed.body)], [200, 'Nu']);
  });
});

it('a cached answer counts for the rate limit', async context => {
  const test = await openTestApi({ checkAnswers: false, callsPerMinute: 3 });
  context.after(() => test.close());
  const ask = async () => (await test.get('/accounts?customerId=1001', 'admin@demo.example')).statusCode;
  assert.deepEqual([await ask(), await ask(), await ask(), await ask()], [200, 200, 200, 429]);
});

describe('a list that was read before', () => {
  let api: Awaited<ReturnType<typeof openRecordedApi>>;
  before(async () => {
    api = await openRecordedApi();
  });
  after(() => api.close());

  for (const address of addresses)
    it(`needs one statement, for permissions and changes: ${address}`, async () => {
      const { statements } = api.recorded;
      const first = await api.get(address);
      assert.equal(first.statusCode, 200, first.body);
      statements.length = 0;
      const second = await api.get(address);
      assert.deepEqual([second.body, second.headers.etag], [first.body, first.headers.etag]);
      assert.equal(second.headers['content-type'], first.headers['content-type']);
      assert.equal(statements.length, 1, statements.join('\n'));
    });

  it('reads only tables whose changes are recorded', async () => {
    const { db } = api.database;
    const noted = await sql<{ name: string }>`select distinct tgrelid::regclass::text as name from pg_trigger
      where tgname = 'note_changes_on_update'`.execute(db);
    // Both are written by triggers of these tables in the same transaction.
    const known = new Set([...noted.rows.map(each => each.name), 'kept_counts', 'customer_changes']);
    const { queries } = api.recorded;
    queries.length = 0;
    await sql`update accounts set reference = 'x' where customer_id = '1001'`.execute(db);
    for (const address of addresses) await api.get(address);
    const names = (
      await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`.execute(db)
    ).rows;
    const read = names
      .map(each => each.name)
      .filter(name => queries.some(query => new RegExp(`(?:from|join) "?${name}\\b`).test(query.sql)));
    assert.ok(read.length > 8, read.join());
    assert.deepEqual(
      read.filter(name => !known.has(name)),
      [],
    );
  });
});

describe("the version of a customer's data", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Kysely<Database>;
  before(async () => {
    database = await openTestDatabase('seeded');
    ({ db } = database);
  });
  after(() => database.close());

  const versions = async (within = db) => {
    const { rows } = await sql<{ customer_id: string; version: string; noted: number }>`
      select customer_id, bit_xor(change)::text as version, count(*) as noted from customer_changes group by 1`.execute(
      within,
    );
    return Object.fromEntries(rows.map(each => [each.customer_id, each]));
  };
  /** The customers whose version these statements change. */
  const changedBy = async (...statements: RawBuilder<unknown>[]) => {
    const earlier = await versions();
    for (const statement of statements) await statement.execute(db);
    const later = await versions();
    return Object.keys(later).filter(id => later[id]?.version !== earlier[id]?.version);
  };

  /** A change per table, or an insert where updates are forbidden. */
  const changes: Record<string, RawBuilder<unknown>> = {
    ...Object.fromEntries(
      [
        'customers',
        'memberships',
        'membership_accounts',
        'invitations',
        'accounts',
        'subscriptions',
        'orders',
        'billing_items',
      ].map(table => [
        table,
        sql`update ${sql.table(table)} set customer_id = customer_id where customer_id = '1001'`,
      ]),
    ),
    audit_log: sql`insert into audit_log select another.* from audit_log entry,
      jsonb_populate_record(null::audit_log, to_jsonb(entry) || '{"entry_id": "another"}') another
      where entry.customer_id = '1001' limit 1`,
    sim_cards: sql`update sim_cards set name = 'Bil' where subscription_id = '1001000300'`,
    users: sql`update users set first_name = 'Ida' where email = 'admin@demo.example'`,
  };
  for (const [table, change] of Object.entries(changes))
    it(`changes with a row of ${table}, for that customer only`, async () => {
      assert.deepEqual(await changedBy(change), ['1001']);
    });

  it('changes when a row is inserted, deleted, or moved to another customer', async () => {
    const { id } = await addInvitation(db, '1002', 'ny@demo.example');
    const isThat = sql`invitation_id = ${id}`;
    const move = sql`update invitations set customer_id = '1003' where ${isThat}`;
    assert.deepEqual(await changedBy(move), ['1002', '1003']);
    assert.deepEqual(await changedBy(sql`delete from invitations where ${isThat}`), ['1003']);
    const earlier = await versions();
    await addInvitation(db, '1002', 'ny@demo.example');
    assert.notEqual((await versions())['1002']?.version, earlier['1002']?.version);
  });

  it('changes at each customer of a person who signs in', async () => {
    const signIn = sql`update users set last_login_at = now() where email = 'superadmin@demo.example'`;
    assert.deepEqual(await changedBy(signIn), ['1001', '1002', '1003', '1004']);
  });

  it('changes with the name of an inviter who is no longer a member', async () => {
    const inviter = sql`(select user_id from users where email = 'noroles@demo.example')`;
    const { id } = await addInvitation(db, '1003', 'inviteret@demo.example');
    await sql`update invitations set inviter_id = ${inviter} where invitation_id = ${id}`.execute(db);
    assert.deepEqual(await changedBy(sql`update users set first_name = 'Ny' where user_id = ${inviter}`), [
      '1003',
    ]);
  });

  it('does not change without changed rows, or after a rollback', async () => {
    assert.deepEqual(await changedBy(sql`update orders set status = 'Failed' where order_id = 'none'`), []);
    const earlier = await versions();
    const undone = db.transaction().execute(async transaction => {
      await changes['orders']?.execute(transaction);
      assert.notDeepEqual(await versions(transaction), earlier);
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await versions(), earlier);
  });

  it('changes for all customers when a table is truncated', async () => {
    const all = Object.keys(await versions());
    assert.deepEqual(await changedBy(sql`truncate orders cascade`), all);
  });

  it('uses few rows for many changes', async () => {
    const seen = new Set<string | undefined>();
    for (let turn = 0; turn < 400; turn += 1) {
      await changes['accounts']?.execute(db);
      seen.add((await versions())['1001']?.version);
    }
    assert.equal(seen.size, 400);
    const { noted = 0 } = (await versions())['1001'] ?? {};
    assert.ok(noted <= 100, String(noted));
  });

  it('changes with each of two concurrent changes, whichever commits first', async () => {
    if (database.kind === 'embedded') return;
    const earlier = await versions();
    const [begun, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const slow = db.transaction().execute(async transaction => {
      await changes['accounts']?.execute(transaction);
      begun.resolve(undefined);
      await ended.promise;
    });
    await begun.promise;
    const quick = sql`update subscriptions set name = name where subscription_id = '1001000300'`;
    const changed = await changedBy(quick);
    const between = await versions();
    ended.resolve(undefined);
    await slow;
    const later = await versions();
    assert.deepEqual(changed, ['1001']);
    assert.equal(new Set([earlier, between, later].map(each => each['1001']?.version)).size, 3);
  });
});

describe('validated answers', () => {
  let test: TestApi;
  before(async () => {
    test = await openTestApi();
  });
  after(() => test.close());

  it('fail with 500 after an unrecorded change', async () => {
    const list = '/subscriptions?customerId=1001&searchQuery=1001000300';
    const status = async () => (await test.get(list, 'superadmin@demo.example')).statusCode;
    assert.deepEqual([await status(), await status()], [200, 200]);
    await unnoted(test.database.db, naming('Nu'));
    assert.equal(await status(), 500);
    await naming('Igen').execute(test.database.db);
    assert.equal(await status(), 200);
  });
});
