import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { createTokenCheck, forgetCheckedTokens } from './access-tokens.ts';
import { removeExpiredPayloads } from './payload-adapter.ts';
import { startTestIdentity, testPassword, type RunningIdentity } from '../testing/running-identity.ts';
import { newVerifier } from '../testing/sign-in-browser.ts';

const minute = 60_000;

describe('a sign-in', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());
  // The clock that records and checks use; the embedded database uses it as well.
  beforeEach(async () => {
    await identity.forgetSignIns();
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  const signIn = async () => {
    const browser = identity.newBrowser();
    return { browser, tokens: await browser.signIn('admin@demo.example', testPassword) };
  };
  type SignedIn = Awaited<ReturnType<typeof signIn>>;
  /** Refreshes the tokens, as an open page does. @returns the status */
  const renew = async ({ browser, tokens }: SignedIn) => {
    const answer = await browser.refresh(tokens.refresh_token);
    if (answer.ok) Object.assign(tokens, await answer.json());
    return answer.status;
  };
  /** The user of an API call, with the token cache cleared. */
  const callerOf = async ({ tokens }: SignedIn, idleMinutes = 60) => {
    forgetCheckedTokens();
    return (await createTokenCheck(identity.database.db, idleMinutes)(tokens.access_token))?.userId;
  };
  /** PostgreSQL checks expiry by its own clock. */
  const goesByThisClock = () => identity.database.kind === 'embedded';
  const asksForPassword = async ({ browser }: SignedIn) =>
    (await browser.openSignIn(newVerifier())).startsWith('/log-ind/');

  it('ends after an hour without use, for the sign-in server, refreshing and the API', async () => {
    const [used, idle] = [await signIn(), await signIn()];
    mock.timers.tick(59 * minute);
    for (const one of [used, idle]) assert.equal(await renew(one), 200);
    assert.equal(await callerOf(used), 'id-of-admin');
    mock.timers.tick(2 * minute);
    assert.equal(await callerOf(used), 'id-of-admin');
    assert.equal(await callerOf(idle), undefined);
    assert.deepEqual([await renew(used), await renew(idle)], [200, 400]);
    assert.deepEqual([await asksForPassword(used), await asksForPassword(idle)], [false, true]);
  });

  it('is extended by visits to the sign-in server, not by refreshing', async () => {
    const one = await signIn();
    mock.timers.tick(40 * minute);
    assert.equal(await renew(one), 200);
    assert.equal(await asksForPassword(one), false);
    mock.timers.tick(40 * minute);
    assert.equal(await renew(one), 200);
    mock.timers.tick(21 * minute);
    assert.equal(await renew(one), 400);
  });

  it('ends after eight hours, even when used', async () => {
    if (!goesByThisClock()) return;
    const one = await signIn();
    for (let times = 0; times < 8; times += 1) {
      mock.timers.tick(59 * minute);
      assert.deepEqual([await renew(one), await asksForPassword(one)], [200, false]);
      assert.equal(await callerOf(one), 'id-of-admin');
    }
    mock.timers.tick(9 * minute);
    assert.equal(await callerOf(one), undefined);
    assert.deepEqual([await renew(one), await asksForPassword(one)], [400, true]);
  });

  it('has an authorization code valid for a minute, and an access token for ten', async () => {
    if (!goesByThisClock()) return;
    const { browser, tokens } = await signIn();
    const verifier = newVerifier();
    const back = await browser.followToPortal(await browser.fetch(browser.authorizationUrl(verifier)));
    mock.timers.tick(minute);
    assert.equal((await browser.exchange(back.searchParams.get('code') ?? '', verifier)).status, 400);
    assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    mock.timers.tick(9 * minute);
    assert.equal((await browser.userInfo(tokens.access_token)).status, 401);
  });

  it('is extended by API calls with an idle time of one minute', async () => {
    const one = await signIn();
    for (let calls = 0; calls < 4; calls += 1) {
      mock.timers.tick(minute / 2);
      assert.equal(await callerOf(one, 1), 'id-of-admin');
    }
    mock.timers.tick(minute);
    assert.equal(await callerOf(one, 1), undefined);
  });

  it('is removed when it has expired', async () => {
    await signIn();
    const { db } = identity.database;
    const count = async () =>
      (await db.selectFrom('oidc_payloads').where('model', '=', 'Session').select('id').execute()).length;
    const before = await count();
    await removeExpiredPayloads(db, 60);
    assert(before > 0);
    assert((await count()) > 0);
    mock.timers.tick(61 * minute);
    await removeExpiredPayloads(db, 60);
    assert.equal(await count(), 0);
    assert.deepEqual(await db.selectFrom('sign_in_attempts').select('subject').execute(), []);
  });
});
