import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OutboxMessage } from './outbox/messages.ts';
import { openTestPlatform, type TestPlatform } from './testing/processes/test-platform.ts';

const old = 'admin@demo.example';
const email = 'nyt.login@firma.example';
const first = 'Portal2026';
const second = 'EnNyKode2';

describe("changing one's own login", () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await openTestPlatform();
  });
  after(() => platform.close());

  const call = (method: string, path: string, token: string, data?: unknown) =>
    fetch(`${platform.urls.api}/self-service-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
    });
  const isSignedIn = async (token: string) => (await call('GET', '/user', token)).status === 200;
  const outbox = async () =>
    (await (await fetch(`${platform.urls.control}/control/outbox`)).json()) as OutboxMessage[];

  it('with a new password ends every other sign-in, but not the current one (PRO-001)', async () => {
    const here = platform.newBrowser();
    const mine = await here.signIn(old, first);
    const other = platform.newBrowser();
    const theirs = await other.signIn(old, first);
    assert.deepEqual(
      [await isSignedIn(mine.access_token), await isSignedIn(theirs.access_token)],
      [true, true],
    );

    const body = { currentPassword: first, newPassword: second };
    assert.equal((await call('PUT', '/user/password', mine.access_token, body)).status, 200);

    assert.equal(await isSignedIn(theirs.access_token), false);
    assert.equal((await other.refresh(theirs.refresh_token)).status, 400);
    const page = await other.openSignIn('a-verifier');
    assert.match(page, /^\/log-ind\//);
    assert.equal((await other.submit(page, old, first)).status, 422);

    assert.equal(await isSignedIn(mine.access_token), true);
    const renewed = await here.refresh(mine.refresh_token);
    assert.equal(renewed.status, 200);
    const { access_token } = (await renewed.json()) as { access_token: string };
    assert.equal(await isSignedIn(access_token), true);
  });

  it('with a verified e-mail takes effect at once, keeps sign-ins, and is mailed to the old address (PRO-001)', async () => {
    const browser = platform.newBrowser();
    const { access_token: token } = await browser.signIn(old, second);
    const requested = { purpose: 'ChangeEmail', destination: email, currentPassword: second };
    const asked = await call('POST', '/user/one-time-codes', token, requested);
    const { challengeId } = ((await asked.json()) as { data: { challenge: { challengeId: string } } }).data
      .challenge;
    const message = (await outbox()).find(({ to }) => to === email);
    const code = /\d{4}/.exec(message?.text ?? '')?.[0];
    assert.equal(
      (await call('POST', `/user/one-time-codes/${challengeId}/verify`, token, { code })).status,
      200,
    );
    assert.equal((await call('PUT', '/user/email', token, { email, challengeId })).status, 200);

    assert.equal(((await (await browser.userInfo(token)).json()) as { email: string }).email, email);
    const fresh = await platform.newBrowser().signIn(email, second);
    assert.equal(await isSignedIn(fresh.access_token), true);
    const attempt = platform.newBrowser();
    assert.equal((await attempt.submit(await attempt.openSignIn('a-verifier'), old, second)).status, 422);
    const told = (await outbox()).filter(({ to }) => to === old).at(-1);
    assert.match(told?.subject ?? '', /^Din e-mail .* er ændret$/);
  });
});
