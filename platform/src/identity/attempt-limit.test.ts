import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startAttempt } from './attempt-limit.ts';
import { startTestIdentity, testPassword } from './testing/running-identity.ts';
import { newVerifier } from './testing/sign-in-browser.ts';
import { texts } from './texts.ts';

describe('the limit on sign-in attempts', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const tries = async (email: string, address: string, count: number) => {
    const results = [];
    for (let index = 0; index < count; index += 1) {
      results.push((await startAttempt(database.db, email, address)).allowed);
    }
    return results;
  };

  it('stops one address at one account after five failures, and nobody else', async () => {
    assert.deepEqual(await tries('a@x.dk', '10.0.0.1', 6), [true, true, true, true, true, false]);
    assert.deepEqual(await tries('a@x.dk', '10.0.0.2', 1), [true]);
    assert.deepEqual(await tries('b@x.dk', '10.0.0.1', 1), [true]);
  });

  it('counts tries that come at the same moment', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => startAttempt(database.db, 'c@x.dk', '10.0.0.3')),
    );
    assert.equal(attempts.filter(({ allowed }) => allowed).length, 5);
  });

  it('starts afresh after a success', async () => {
    await tries('d@x.dk', '10.0.0.4', 4);
    const attempt = await startAttempt(database.db, 'd@x.dk', '10.0.0.4');
    await attempt.succeeded();
    assert.deepEqual(await tries('d@x.dk', '10.0.0.4', 5), [true, true, true, true, true]);
  });

  it('stops one address that goes through many accounts', async () => {
    const results = [];
    for (let index = 0; index < 51; index += 1)
      results.push(...(await tries(`e${index}@x.dk`, '10.0.0.5', 1)));
    assert.equal(results.filter(allowed => allowed).length, 50);
  });

  it('opens again when the window has passed', async () => {
    await tries('f@x.dk', '10.0.0.6', 6);
    await database.db
      .updateTable('sign_in_attempts')
      .set({ window_ends_at: new Date(0) })
      .execute();
    assert.deepEqual(await tries('f@x.dk', '10.0.0.6', 1), [true]);
  });

  it('does not count for the account what one address tries beyond its own limit', async () => {
    await tries('g@x.dk', '10.0.1.1', 80);
    assert.deepEqual(await tries('g@x.dk', '10.0.1.2', 1), [true]);
    assert.deepEqual(
      await tries('h@x.dk', '10.0.1.1', 1),
      [false],
      'nor can that address close another account',
    );
    assert.deepEqual(await tries('h@x.dk', '10.0.1.2', 1), [true]);
  });

  it('slows an account down for strangers after tries from many addresses, and closes it to nobody', async () => {
    for (let from = 1; from <= 10; from += 1) await tries('i@x.dk', `10.0.2.${String(from)}`, 5);
    assert.deepEqual(await tries('i@x.dk', '10.0.3.1', 2), [true, false]);
    const known = await startAttempt(database.db, 'i@x.dk', '10.0.3.2', 'a browser of the owner');
    assert.equal(known.allowed, true);
    await database.db
      .updateTable('sign_in_attempts')
      .set({ window_ends_at: new Date(0) })
      .where('subject', 'like', '% slowed')
      .execute();
    assert.deepEqual(await tries('i@x.dk', '10.0.3.3', 2), [true, false], 'again, a while later');
  });

  it('counts a network of IPv6 addresses as one', async () => {
    const results = [];
    for (let index = 0; index < 6; index += 1)
      results.push(...(await tries('j@x.dk', `2001:db8:0:1::${String(index)}`, 1)));
    assert.deepEqual(results, [true, true, true, true, true, false]);
  });

  it('lets a browser in that the person was signed in from before, whatever others tried', async () => {
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

  it('refuses even the right password at the form, with a message that tells nothing more', async () => {
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
