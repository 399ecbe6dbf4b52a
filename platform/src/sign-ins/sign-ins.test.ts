import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signInsAnswer, type SignIn } from 'shared/contracts/sign-in';
import * as z from 'zod/mini';
import { buildApi } from '../api/build-api.ts';
import { DEMO_PASSWORD } from '../demo-data/demo-password.ts';
import { addSignIn } from '../testing/rows/add-sign-in.ts';
import { createOwnProfileCalls } from '../testing/calls/own-profile-calls.ts';
import { openTestApi, testOrigin, type TestApi } from '../testing/test-api.ts';
import { openTestPlatform, type TestPlatform } from '../testing/processes/test-platform.ts';
import { userIdOf } from '../testing/rows/user-id-of.ts';

const person = 'admin@demo.example';
const somebodyElse = 'employee@demo.example';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('the sign-ins of the caller', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await openTestPlatform('seeded', { PORTAL_IDLE_MINUTES: '40' });
  });
  after(() => platform.close());

  const call = (method: string, path: string, token: string, headers: Record<string, string> = {}) =>
    fetch(`${platform.urls.api}/self-service-api/user${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const signInsOf = async (answer: Response): Promise<SignIn[]> => {
    assert.equal(answer.status, 200);
    return z.parse(signInsAnswer, await answer.json()).data.signIns;
  };
  const read = async (token: string) => signInsOf(await call('GET', '/sign-ins', token));
  const isSignedIn = async (token: string) => (await call('GET', '', token)).status === 200;
  const signIn = async (email: string, userAgent?: string) => {
    const browser = platform.newBrowser(userAgent);
    const tokens = await browser.signIn(email, DEMO_PASSWORD);
    const own = (await read(tokens.access_token)).find(({ isCurrent }) => isCurrent);
    assert(own);
    return { browser, token: tokens.access_token, refreshToken: tokens.refresh_token, id: own.signInId };
  };

  it('are listed with browser, system and time, the current one first, without those of others', async () => {
    const begun = Date.now();
    const one = await signIn(person, chrome);
    const other = await signIn(person, 'something odd');
    await signIn(somebodyElse, chrome);
    const [first, ...more] = await read(one.token);
    assert.deepEqual(
      [first?.signInId, first?.browser, first?.system, first?.isCurrent],
      [one.id, 'Chrome', 'Windows', true],
    );
    assert(Math.abs(Date.parse(first?.begunAt ?? '') - begun) < 60_000);
    assert(Math.abs(Date.parse(first?.usedAt ?? '') - begun) < 60_000);
    assert.deepEqual(
      more.map(({ signInId, browser, system, isCurrent }) => [signInId, browser, system, isCurrent]),
      [[other.id, null, null, false]],
    );
    await call('DELETE', '/sign-ins', one.token);
  });

  it('are ended one by one, with their access token, refresh token and session', async () => {
    const [here, there] = [await signIn(person), await signIn(person)];
    assert.equal(await isSignedIn(there.token), true);
    const headers = { 'idempotency-key': 'once' };
    const left = await signInsOf(await call('DELETE', `/sign-ins/${there.id}`, here.token, headers));
    assert(left.some(({ signInId }) => signInId === here.id));
    assert(!left.some(({ signInId }) => signInId === there.id));
    assert.equal(await isSignedIn(there.token), false);
    assert.equal((await there.browser.refresh(there.refreshToken)).status, 400);
    assert.match(await there.browser.openSignIn('a-verifier'), /^\/log-ind\//);
    assert.equal(await isSignedIn(here.token), true);
    assert.equal((await here.browser.refresh(here.refreshToken)).status, 200);
    // The same idempotency key repeats the answer; without it, the sign-in is no longer found.
    assert.equal((await call('DELETE', `/sign-ins/${there.id}`, here.token, headers)).status, 200);
    assert.equal((await call('DELETE', `/sign-ins/${there.id}`, here.token)).status, 404);
  });

  it('cannot be ended by other people', async () => {
    const [mine, theirs] = [await signIn(person), await signIn(somebodyElse)];
    assert.equal((await call('DELETE', `/sign-ins/${mine.id}`, theirs.token)).status, 404);
    assert.equal((await call('DELETE', '/sign-ins/nothing', theirs.token)).status, 404);
    await call('DELETE', '/sign-ins', theirs.token);
    assert.equal(await isSignedIn(mine.token), true);
  });

  it('are ended everywhere else', async () => {
    const [here, there, elsewhere] = [await signIn(person), await signIn(person), await signIn(person)];
    const left = await signInsOf(await call('DELETE', '/sign-ins', here.token));
    assert.deepEqual(
      left.map(({ signInId, isCurrent }) => [signInId, isCurrent]),
      [[here.id, true]],
    );
    for (const one of [there, elsewhere]) {
      assert.equal(await isSignedIn(one.token), false);
      assert.equal((await one.browser.refresh(one.refreshToken)).status, 400);
    }
    assert.equal(await isSignedIn(here.token), true);
  });

  it('end after the configured idle time, and are no longer listed', async t => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const idle = await signIn(person);
    t.mock.timers.tick(35 * 60_000);
    const used = await signIn(person);
    const renewed = (await (await idle.browser.refresh(idle.refreshToken)).json()) as {
      access_token: string;
    };
    t.mock.timers.tick(6 * 60_000);
    assert.equal(await isSignedIn(renewed.access_token), false);
    assert.match(await idle.browser.openSignIn('a-verifier'), /^\/log-ind\//);
    assert(!(await read(used.token)).some(({ signInId }) => signInId === idle.id));
  });
});

describe('ending sign-ins', () => {
  let test: TestApi;
  before(async () => {
    test = await openTestApi();
  });
  after(() => test.close());

  it('is logged once per effective call', async () => {
    const { db } = test.database;
    const id = await addSignIn(db, person);
    await test.call({ method: 'DELETE', path: `/user/sign-ins/${id}`, as: person });
    await test.call({ method: 'DELETE', path: `/user/sign-ins/${id}`, as: person });
    await test.call({ method: 'DELETE', path: '/user/sign-ins', as: person });
    const entries = await createOwnProfileCalls(test).ownLogOf(person);
    assert.deepEqual(entries.map(({ action }) => action).sort(), ['OtherSignInsEnded', 'SignInEnded']);
  });

  it('answers 404 with an external sign-in server', async () => {
    const { database, clock, outbox, payments } = test;
    const userId = await userIdOf(database.db, person);
    const api = await buildApi({
      db: database.db,
      clock,
      outbox,
      payments,
      portalOrigin: testOrigin,
      allowedOrigins: [],
      authenticate: () => Promise.resolve({ userId }),
      logger: false,
    });
    const id = await addSignIn(database.db, person);
    const ask = (method: 'GET' | 'DELETE', path: string) =>
      api.inject({ method, url: `/self-service-api/user${path}`, headers: { authorization: 'Bearer x' } });
    assert.equal((await ask('GET', '/sign-ins')).statusCode, 404);
    assert.equal((await ask('DELETE', '/sign-ins')).statusCode, 404);
    assert.equal((await ask('DELETE', `/sign-ins/${id}`)).statusCode, 404);
    const { data } = (await ask('GET', '')).json<{ data: { user: { signsInHere: boolean } } }>();
    assert.equal(data.user.signsInHere, false);
    await api.close();
  });
});
