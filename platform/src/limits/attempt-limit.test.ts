import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { recordStatements } from '../testing/database/recorded-statements.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { forgiveAttempts, startAttempt } from './attempt-limit.ts';
import { startTestIdentity, testPassword } from '../identity/testing/running-identity.ts';
import { newVerifier, type SignInBrowser } from '../identity/testing/sign-in-browser.ts';
import { texts } from '../identity/pages/texts.ts';

const minute = 60_000;

describe('the rate limit of sign-in attempts', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());
  afterEach(() => {
    mock.timers.reset();
  });
  /** Mocks both our time and that of the embedded database. */
  const stopClock = () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
  };

  const tries = async (email: string, address: string, count: number) => {
    const results = [];
    for (let index = 0; index < count; index += 1) {
      results.push((await startAttempt(database.db, email, address)).allowed);
    }
    return results;
  };

  it('blocks one address at one account after five failures, not others', async () => {
    assert.deepEqual(await tries('a@x.dk', '10.0.0.1', 6), [true, true, true, true, true, false]);
    assert.deepEqual(await tries('a@x.dk', '10.0.0.2', 1), [true]);
    assert.deepEqual(await tries('b@x.dk', '10.0.0.1', 1), [true]);
  });

  it('counts concurrent attempts', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => startAttempt(database.db, 'c@x.dk', '10.0.0.3')),
    );
    assert.equal(attempts.filter(({ allowed }) => allowed).length, 5);
  });

  it('ignores attempts counted with a clock that was ahead', async () => {
    stopClock();
    const now = Date.now();
    const isStopped = [true, true, true, true, true, false];
    const ahead = async (minutes: number, address: string) => {
      mock.timers.setTime(now + minutes * minute);
      assert.deepEqual(await tries('clock@x.dk', address, 6), isStopped);
      mock.timers.setTime(now);
      return tries('clock@x.dk', address, 6);
    };
    assert.deepEqual(await ahead(365 * 24 * 60, '10.0.0.41'), isStopped);
    assert.deepEqual(await ahead(2, '10.0.0.42'), isStopped);
    assert.deepEqual(await ahead(0.5, '10.0.0.43'), Array(6).fill(false), 'within the clock skew');
  });

  it('resets after a success', async () => {
    await tries('d@x.dk', '10.0.0.4', 4);
    const attempt = await startAttempt(database.db, 'd@x.dk', '10.0.0.4');
    await attempt.succeeded();
    assert.deepEqual(await tries('d@x.dk', '10.0.0.4', 5), [true, true, true, true, true]);
  });

  it('blocks one address that tries many accounts', async () => {
    const results = [];
    for (let index = 0; index < 51; index += 1)
      results.push(...(await tries(`e${index}@x.dk`, '10.0.0.5', 1)));
    assert.equal(results.filter(allowed => allowed).length, 50);
  });

  it('ends with its window', async () => {
    stopClock();
    await tries('f@x.dk', '10.0.0.6', 6);
    mock.timers.tick(15 * minute - 1);
    assert.deepEqual(await tries('f@x.dk', '10.0.0.6', 1), [false]);
    mock.timers.tick(2);
    assert.deepEqual(await tries('f@x.dk', '10.0.0.6', 1), [true]);
  });

  it('remembers a refusal for five seconds without querying the database', async () => {
    stopClock();
    const { db, statements } = recordStatements(database.db);
    const attempt = () => startAttempt(db, 'k@x.dk', '10.0.0.7', 'a browser');
    for (let index = 0; index < 11; index += 1) await attempt();
    const asked = statements.length;
    const refused = await attempt();
    assert.deepEqual(refused.refusedUntil, Date.now() + 15 * minute);
    assert.equal(statements.length, asked);
    mock.timers.tick(5000);
    assert.equal((await attempt()).allowed, false);
    assert.equal(statements.length, asked + 1);
  });

  it('never refuses longer than the database', async () => {
    stopClock();
    await tries('l@x.dk', '10.0.0.8', 5);
    mock.timers.tick(15 * minute - 1000);
    assert.deepEqual(await tries('l@x.dk', '10.0.0.8', 1), [false]);
    mock.timers.tick(1001);
    assert.deepEqual(await tries('l@x.dk', '10.0.0.8', 1), [true]);
  });

  it('is lifted at once by a reset in this process, and within five seconds by another process', async () => {
    stopClock();
    await tries('m@x.dk', '10.0.0.9', 6);
    await forgiveAttempts(database.db, 'm@x.dk');
    assert.deepEqual(await tries('m@x.dk', '10.0.0.9', 6), [true, true, true, true, true, false]);
    await database.db.deleteFrom('sign_in_attempts').execute();
    assert.deepEqual(await tries('m@x.dk', '10.0.0.9', 1), [false]);
    mock.timers.tick(5000);
    assert.deepEqual(await tries('m@x.dk', '10.0.0.9', 1), [true]);
  });

  it('allows an attempt after a concurrent one has succeeded', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () => startAttempt(database.db, 'n@x.dk', '10.0.0.10')),
    );
    await attempts[0]?.succeeded();
    assert.deepEqual(await tries('n@x.dk', '10.0.0.10', 1), [true]);
  });

  it('does not count attempts of a blocked address for the account', async () => {
    await tries('g@x.dk', '10.0.1.1', 80);
    assert.deepEqual(await tries('g@x.dk', '10.0.1.2', 1), [true]);
    assert.deepEqual(
      await tries('h@x.dk', '10.0.1.1', 1),
      [false],
      'nor can that address block another account',
    );
    assert.deepEqual(await tries('h@x.dk', '10.0.1.2', 1), [true]);
  });

  it('slows an account down for unknown browsers after attempts from many addresses, without locking it', async () => {
    stopClock();
    for (let from = 1; from <= 10; from += 1) await tries('i@x.dk', `10.0.2.${String(from)}`, 5);
    assert.deepEqual(await tries('i@x.dk', '10.0.3.1', 2), [true, false]);
    const known = await startAttempt(database.db, 'i@x.dk', '10.0.3.2', 'a browser of the owner');
    assert.equal(known.allowed, true);
    mock.timers.tick(20_001);
    assert.deepEqual(await tries('i@x.dk', '10.0.3.3', 2), [true, false], 'again, a while later');
  });

  it('counts an IPv6 network as one address', async () => {
    const results = [];
    for (let index = 0; index < 6; index += 1)
      results.push(...(await tries('j@x.dk', `2001:db8:0:1::${String(index)}`, 1)));
    assert.deepEqual(results, [true, true, true, true, true, false]);
  });

  it('allows a browser in which the person signed in before', async () => {
    const identity = await startTestIdentity();
    const owner = identity.newBrowser();
    await owner.signIn('admin@demo.example', testPassword);
    const stranger = identity.newBrowser();
    const strangersPage = await stranger.openSignIn(newVerifier());
    for (let index = 0; index < 6; index += 1)
      await stranger.submit(strangersPage, 'admin@demo.example', 'Forkert2026');
    const refused = await stranger.submit(strangersPage, 'admin@demo.example', testPassword);
    assert.equal(refused.status, 429);
    const page = await owner.openSignIn(newVerifier(), { prompt: 'login' });
    assert.equal((await owner.submit(page, 'admin@demo.example', testPassword)).status, 303);
    await identity.close();
  });

  it('refuses a form again without querying the database, except for other accounts and after any success', async () => {
    const identity = await startTestIdentity();
    stopClock();
    const send = async (browser: SignInBrowser, page: string, password: string, email = 'admin') =>
      (await browser.submit(page, `${email}@demo.example`, password)).status;
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await send(browser, page, 'Forkert2026'));
    assert.deepEqual(answers, [422, 422, 422, 422, 422, 429]);
    const asked = identity.statements.length;
    assert.equal(await send(browser, page, testPassword), 429);
    assert.equal(identity.statements.length, asked);
    assert.equal(await send(browser, page, 'Forkert2026', 'other'), 422, 'as another person');
    const second = identity.newBrowser();
    const secondPage = await second.openSignIn(newVerifier());
    assert.equal(
      await send(second, secondPage, testPassword, 'other'),
      303,
      'a success clears remembered refusals',
    );
    const before = identity.statements.length;
    assert.equal(await send(browser, page, testPassword), 429);
    assert.ok(identity.statements.length > before);
    await identity.close();
  });

  it('refuses even the right password, with a neutral message', async () => {
    const identity = await startTestIdentity();
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    for (let index = 0; index < 5; index += 1)
      await browser.submit(page, 'admin@demo.example', 'Forkert2026');
    const refused = await browser.submit(page, 'admin@demo.example', testPassword);
    assert.equal(refused.status, 429);
    assert.ok((await refused.text()).includes(texts.signIn.tooMany));
    assert.equal((await browser.submit(page, 'other@demo.example', testPassword)).status, 303);
    await identity.close();
  });
});
