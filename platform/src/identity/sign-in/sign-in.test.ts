import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { verifyPassword } from '../../hashing/passwords.ts';
import { eventLoopTurns } from '../../testing/event-loop-turns.ts';
import { fastHash } from '../../testing/fast-hash.ts';
import { clientId, passwordAcr, portalScope } from '../client.ts';
import {
  startTestIdentity,
  testPassword,
  testPortal,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { newVerifier } from '../testing/sign-in-browser.ts';

describe('signing in', () => {
  let identity: RunningIdentity;
  before(async () => {
    identity = await startTestIdentity();
  });
  after(() => identity.close());

  it('offers discovery with S256 as the only challenge method (AUTH-002, AUTH-004)', async () => {
    const answer = await fetch(`${identity.issuer}/.well-known/openid-configuration`, {
      headers: { origin: testPortal },
    });
    const metadata = (await answer.json()) as Record<string, unknown>;
    assert.equal(metadata['issuer'], identity.issuer);
    assert.deepEqual(metadata['code_challenge_methods_supported'], ['S256']);
    assert.deepEqual(metadata['response_types_supported'], ['code']);
    assert.deepEqual(metadata['scopes_supported'], portalScope.split(' '));
    assert.ok((metadata['acr_values_supported'] as string[]).includes(passwordAcr));
    assert.ok(answer.headers.has('access-control-allow-origin'));
  });

  it('uses its own address in discovery, whatever the Host header', async () => {
    const { port } = new URL(identity.issuer);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'GET /.well-known/openid-configuration HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const bytes of socket) answer += String(bytes);
    assert.ok(answer.includes(`"jwks_uri":"${identity.issuer}/jwks"`), answer);
    assert.doesNotMatch(answer, /evil|gopher/);
  });

  it('redirects from the form to the portal with code, scope and state (AUTH-001, AUTH-005, AUTH-009)', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const answer = await browser.submit(page, ' Admin@Demo.example ', testPassword);
    assert.equal(answer.status, 303);
    const back = await browser.followToPortal(answer);
    assert.equal(back.origin + back.pathname, `${testPortal}/selvbetjening/`);
    assert.equal(back.searchParams.get('scope'), portalScope);
    assert.equal(back.searchParams.get('state'), 'where-i-was');
    assert.ok(back.searchParams.get('code'));
  });

  it('is logged at each customer of the person, unlike a wrong password', async () => {
    const { db } = identity.database;
    const entries = () =>
      db.selectFrom('audit_log').selectAll().where('subject', '=', 'admin@demo.example').execute();
    const customers = await db
      .selectFrom('memberships')
      .select('customer_id')
      .where('user_id', '=', 'id-of-admin')
      .execute();
    assert.ok(customers.length > 0);
    const before = new Set((await entries()).map(({ entry_id }) => entry_id));
    const browser = identity.newBrowser();
    const refused = await browser.submit(
      await browser.openSignIn(newVerifier()),
      'admin@demo.example',
      'Forkert2026',
    );
    assert.equal(refused.status, 422);
    assert.equal((await entries()).length, before.size);
    await browser.signIn('admin@demo.example', testPassword);
    const added = (await entries()).filter(({ entry_id }) => !before.has(entry_id));
    assert.deepEqual(
      added.map(({ customer_id }) => customer_id).sort(),
      customers.map(({ customer_id }) => customer_id).sort(),
    );
    for (const { action, actor_id, about_kind, about_name } of added)
      assert.deepEqual(
        { action, actor_id, about_kind, about_name },
        { action: 'SignedIn', actor_id: 'id-of-admin', about_kind: 'Person', about_name: 'admin Test' },
      );
  });

  it('exchanges the code for tokens, signed and bound to this sign-in (AUTH-006, AUTH-010)', async () => {
    const tokens = await identity.newBrowser().signIn('admin@demo.example', testPassword);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/jwks`));
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: identity.issuer,
      audience: clientId,
    });
    assert.equal(payload.sub, 'id-of-admin');
    assert.equal(payload['nonce'], 'only-once');
    assert.equal(payload['acr'], passwordAcr);
    assert.equal(tokens.expires_in, 600);
    assert.throws(() => decodeJwt(tokens.access_token), 'the access token must be opaque');
  });

  it('refuses the plain method, a missing challenge and a foreign redirect URI (AUTH-001, AUTH-004)', async () => {
    const browser = identity.newBrowser();
    for (const change of [
      { code_challenge_method: 'plain' },
      { code_challenge: undefined, code_challenge_method: undefined },
    ]) {
      const answer = await browser.fetch(browser.authorizationUrl(newVerifier(), change));
      const back = new URL(answer.headers.get('location') ?? '', identity.issuer);
      assert.equal(back.searchParams.get('error'), 'invalid_request');
    }
    const foreign = await browser.fetch(
      browser.authorizationUrl(newVerifier(), { redirect_uri: 'https://foreign.example/' }),
    );
    assert.equal(foreign.status, 400);
    assert.match(await foreign.text(), /<html lang="da">/);
  });

  it("accepts the root of the portal's origin as redirect URI, as pre-production uses it (ENV-005)", async () => {
    const browser = identity.newBrowser();
    const asked = browser.authorizationUrl(newVerifier(), { redirect_uri: `${testPortal}/` });
    const answer = await browser.fetch(asked);
    assert.match(answer.headers.get('location') ?? '', /^\/log-ind\//);
  });

  it('accepts the root of each unregistered host of its environment as redirect URI, and no other (ENV-004, ENV-005)', async () => {
    const statusFor = async (redirect_uri: string): Promise<number> => {
      const browser = identity.newBrowser();
      return (await browser.fetch(browser.authorizationUrl(newVerifier(), { redirect_uri }))).status;
    };
    assert.equal(await statusFor('https://pr-128.preview.example/'), 303);
    for (const elsewhere of [
      'https://pr-128.preview.example/selvbetjening/',
      'https://pr-128.preview.example/?x=1',
      'https://pr-128.preview.example',
      'https://pr-128.preview.example:8443/',
      'https://pr-x.preview.example/',
      'http://pr-128.preview.example/',
      'https://pr-128.preview.example.attacker.example/',
      'https://attacker@pr-128.preview.example/',
    ])
      assert.equal(await statusFor(elsewhere), 400, elsewhere);
  });

  it('allows form-action to each host of its environment', async () => {
    const browser = identity.newBrowser();
    const page = await browser.fetch(browser.authorizationUrl(newVerifier()));
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.ok(policy.includes(`form-action 'self' ${testPortal} https://*.preview.example;`), policy);
  });

  it('refuses a code with another verifier, and revokes the tokens of a code that is used twice', async () => {
    const browser = identity.newBrowser();
    const verifier = newVerifier();
    const back = await browser.followToPortal(
      await browser.submit(await browser.openSignIn(verifier), 'admin@demo.example', testPassword),
    );
    const code = back.searchParams.get('code') ?? '';
    assert.equal((await browser.exchange(code, newVerifier())).status, 400);
    const tokens = (await (await browser.exchange(code, verifier)).json()) as { access_token: string };
    assert.equal((await browser.userInfo(tokens.access_token)).status, 200);
    const replay = await browser.exchange(code, verifier);
    assert.equal(replay.status, 400);
    assert.equal(((await replay.json()) as { error: string }).error, 'invalid_grant');
    assert.equal((await browser.userInfo(tokens.access_token)).status, 401);
  });

  it('exchanges a code at most once when it arrives twice at the same time', async () => {
    const browser = identity.newBrowser();
    const verifier = newVerifier();
    const back = await browser.followToPortal(
      await browser.submit(await browser.openSignIn(verifier), 'admin@demo.example', testPassword),
    );
    const code = back.searchParams.get('code') ?? '';
    const answers = await Promise.all([browser.exchange(code, verifier), browser.exchange(code, verifier)]);
    assert.ok(answers.filter(({ status }) => status === 200).length <= 1);
  });

  it('redirects prompt=consent back with an error, because there is no consent page', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier(), { prompt: 'consent' });
    const back = new URL(page, identity.issuer);
    assert.equal(back.origin, testPortal);
    assert.deepEqual(
      ['error', 'state', 'iss'].map(name => back.searchParams.get(name)),
      ['invalid_request', 'where-i-was', identity.issuer],
    );
  });

  it('skips the form on a second visit, except with prompt=login', async () => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    const again = new URL(await browser.openSignIn(newVerifier()), identity.issuer);
    assert.equal(again.origin, testPortal);
    assert.match(await browser.openSignIn(newVerifier(), { prompt: 'login' }), /^\/log-ind\//);
    const silent = new URL(await browser.openSignIn(newVerifier(), { prompt: 'none' }), identity.issuer);
    assert.ok(silent.searchParams.get('code'));
  });

  it('answers login_required to a silent request without a sign-in', async () => {
    const browser = identity.newBrowser();
    const back = new URL(await browser.openSignIn(newVerifier(), { prompt: 'none' }), identity.issuer);
    assert.equal(back.searchParams.get('error'), 'login_required');
  });

  it('lets another person sign in over an existing sign-in', async () => {
    const browser = identity.newBrowser();
    await browser.signIn('admin@demo.example', testPassword);
    const page = await browser.openSignIn(newVerifier(), { prompt: 'login' });
    const answer = await browser.submit(page, 'other@demo.example', testPassword);
    const resume = await browser.fetch(answer.headers.get('location') ?? '');
    const form = await resume.text();
    const fields = new URLSearchParams({
      xsrf: /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '',
      logout: 'yes',
    });
    const ended = await browser.fetch('/session/end/confirm', { method: 'POST', body: fields });
    const back = await browser.followToPortal(ended);
    assert.ok(back.searchParams.get('code'));
  });

  it('is limited to a thousand starts per address in 15 minutes', async () => {
    const begin = () => identity.newBrowser().fetch(identity.newBrowser().authorizationUrl(newVerifier()));
    await identity.forgetSignIns();
    await begin();
    await identity.database.db.updateTable('sign_in_attempts').set({ failures: 999 }).execute();
    assert.equal((await begin()).status, 303);
    const refused = await begin();
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '900']);
    await identity.forgetSignIns();
  });

  it('answers 503 with retry-after while too many passwords are being checked', async () => {
    const browser = identity.newBrowser();
    const page = await browser.openSignIn(newVerifier());
    const stored = await fastHash(testPassword);
    let isBusy = true;
    const keepBusy = async () => {
      while (isBusy) await verifyPassword(stored, 'Forkert2026', 'stranger');
    };
    const checks = Array.from({ length: 22 }, keepBusy);
    const refused = await browser.submit(page, 'admin@demo.example', testPassword);
    isBusy = false;
    await Promise.all(checks);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2']);
  });

  // The library would accept them, which would bypass the rate limit, the browser cookie and the origin check of forms.
  it('answers 404 to other spellings of its paths', async () => {
    const { search } = identity.newBrowser().authorizationUrl(newVerifier());
    const statusOf = async (target: string, method = 'GET') => {
      const asked = request({ port: new URL(identity.issuer).port, path: target, method }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    assert.equal(await statusOf(`/auth${search}`), 303);
    for (const target of ['/AUTH', '/auth/', 'http://evil.example/auth'])
      assert.equal(await statusOf(target + search), 404, target);
    for (const target of ['/AUTH/begun', '/auth/begun/', 'http://evil.example/auth/begun'])
      assert.equal(await statusOf(target), 404, target);
    assert.equal(await statusOf('/Session/end/confirm', 'POST'), 404);
    assert.equal(await statusOf('http://evil.example/.well-known/openid-configuration'), 404);
  });

  it('starts requests one at a time, however many arrive at once', async () => {
    const { port } = new URL(identity.issuer);
    const answers = Array.from({ length: 5 }, () => Promise.withResolvers<undefined>());
    let answered = 0;
    const note = () => answers[answered++]?.resolve(undefined);
    subscribe('http.server.response.finish', note);
    const socket = connect(Number(port), 'localhost').resume();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(answers.length));
    const turns = await eventLoopTurns(answers.map(({ promise }) => promise));
    unsubscribe('http.server.response.finish', note);
    socket.destroy();
    assert.equal(new Set(turns).size, answers.length);
  });
});
