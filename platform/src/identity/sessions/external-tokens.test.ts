/** Tokens of other servers, with the defaults of those. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { OAuth2Server } from 'oauth2-mock-server';
import Provider from 'oidc-provider';
import { SignJWT } from 'jose';
import { readSettings } from 'shared/node/settings';
import type { OpenDatabase } from '../../database/open-database.ts';
import { startPlatform } from '../../start-platform.ts';
import { createScratchEnvironment } from '../../testing/processes/scratch-environment.ts';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { createExternalTokenCheck } from './external-tokens.ts';

const audience = 'https://api.lyng.example';
const person = 'id-of-kim';

/** A server that signs its access tokens, with typ JWT as before RFC 9068. */
const startSigningServer = async (algorithm: string): Promise<OAuth2Server> => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate(algorithm);
  await server.start(0, 'localhost');
  return server;
};
const signedToken = (server: OAuth2Server, changes: Record<string, unknown> = {}, typ?: string) =>
  server.issuer.buildToken({
    scopesOrTransform: (header, payload) => {
      Object.assign(payload, { sub: person, aud: audience, ...changes });
      if (typ !== undefined) header['typ'] = typ;
    },
  });

const openDatabaseWithPerson = async (): Promise<OpenDatabase> => {
  const database = await openTestDatabase();
  const name = { first_name: 'Kim', last_name: 'Holm', sort_name: 'kim holm' };
  const login = { email: 'kim@firma.example', password_hash: '', email_verified: true };
  const row = { user_id: person, ...name, ...login, created_at: new Date() };
  await database.db.insertInto('users').values(row).execute();
  return database;
};

describe('a signed access token of another server (RFC 9068)', () => {
  let database: OpenDatabase;
  let server: OAuth2Server;
  let stranger: OAuth2Server;
  before(async () => {
    database = await openDatabaseWithPerson();
    server = await startSigningServer('ES384');
    stranger = await startSigningServer('ES384');
  });
  after(async () => {
    await Promise.all([server.stop(), stranger.stop()]);
    await database.close();
  });
  const check = (userClaim = 'sub', userBy: 'id' | 'email' = 'id') =>
    createExternalTokenCheck(database.db, server.issuer.url ?? '', {
      kind: 'jwt',
      audience,
      userClaim,
      userBy,
    });

  it('identifies its person, with any typ of an access token', async () => {
    for (const typ of [undefined, 'at+jwt', 'application/at+jwt'])
      assert.deepEqual(await check()(await signedToken(server, {}, typ)), {
        userId: person,
        sessionUid: undefined,
      });
  });

  it('identifies the person by the configured claim', async () => {
    const token = await signedToken(server, { sub: 'another', portal_user: person });
    assert.equal((await check('portal_user')(token))?.userId, person);
    assert.equal(await check()(token), undefined);
  });

  it('identifies the person by e-mail unless the issuer has not verified it', async () => {
    const email = 'Kim@firma.example';
    for (const [email_verified, userId] of [
      [undefined, person],
      [true, person],
      [false, undefined],
      ['false', undefined],
    ] as const) {
      const token = await signedToken(server, { sub: 'another', email, email_verified });
      assert.equal((await check('email', 'email')(token))?.userId, userId, String(email_verified));
    }
  });

  const secret = new TextEncoder().encode('a secret of thirty-two bytes, ok');
  const worthless: [string, () => Promise<string>][] = [
    ['for another API', () => signedToken(server, { aud: 'https://other.example' })],
    ['without an audience', () => signedToken(server, { aud: undefined })],
    ['that has expired', () => signedToken(server, { exp: Math.floor(Date.now() / 1_000) - 31 })],
    ['without an expiry', () => signedToken(server, { exp: undefined })],
    ['of another issuer', () => signedToken(server, { iss: 'https://evil.example' })],
    ['that is an ID token', () => signedToken(server, { nonce: 'n' })],
    ['of another type', () => signedToken(server, {}, 'logout+jwt')],
    ['about somebody unknown', () => signedToken(server, { sub: 'id-of-nobody' })],
    ['without a subject', () => signedToken(server, { sub: undefined })],
    ['signed by another server', () => signedToken(stranger, { iss: server.issuer.url })],
    [
      'signed with a shared secret',
      () =>
        new SignJWT({ sub: person, aud: audience, iss: server.issuer.url ?? '' })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(secret),
    ],
    ['that is malformed', () => Promise.resolve('a.b.c')],
  ];
  for (const [what, make] of worthless)
    it(`${what} is rejected`, async () => {
      assert.equal(await check()(await make()), undefined);
    });

  it('may be signed with RS, PS and ES of 256 to 512 bits, and with EdDSA under both names', async context => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ed25519 = generateKeyPairSync('ed25519');
    const keys = {
      RS256: rsa,
      RS384: rsa,
      RS512: rsa,
      PS256: rsa,
      PS384: rsa,
      PS512: rsa,
      ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
      ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
      EdDSA: ed25519,
      Ed25519: ed25519,
    };
    const published = Object.entries(keys).map(([kid, { publicKey }]) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
    }));
    const http = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys`, keys: published }));
    }).listen(0, 'localhost');
    context.after(() => {
      http.closeAllConnections();
      http.close();
    });
    await once(http, 'listening');
    const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
    const told = createExternalTokenCheck(database.db, issuer, {
      kind: 'jwt',
      audience,
      userClaim: 'sub',
      userBy: 'id',
    });
    for (const [alg, { privateKey }] of Object.entries(keys)) {
      const token = new SignJWT({ sub: person, aud: audience, iss: issuer })
        .setProtectedHeader({ alg, kid: alg })
        .setExpirationTime('1h');
      assert.equal((await told(await token.sign(privateKey)))?.userId, person, alg);
    }
  });

  it('fails with an error while the keys are unavailable, and is accepted once they are', async () => {
    const lateServer = await startSigningServer('RS256');
    const { port } = lateServer.address();
    const late = createExternalTokenCheck(database.db, lateServer.issuer.url ?? '', {
      kind: 'jwt',
      audience,
      userClaim: 'sub',
      userBy: 'id',
    });
    const token = await signedToken(lateServer);
    await lateServer.stop();
    await assert.rejects(late(token));
    await lateServer.start(port, 'localhost');
    assert.equal((await late(token))?.userId, person);
    await lateServer.stop();
  });
});

describe('a token introspected at another server (RFC 7662)', () => {
  let database: OpenDatabase;
  let http: Server;
  let provider: Provider;
  before(async () => {
    database = await openDatabaseWithPerson();
    http = createServer().listen(0, 'localhost');
    await new Promise(resolve => http.once('listening', resolve));
    const issuer = `http://localhost:${(http.address() as AddressInfo).port}/realms/firma`;
    provider = new Provider(issuer, {
      features: { introspection: { enabled: true }, devInteractions: { enabled: false } },
      routes: { introspection: '/protocol/introspect' },
      clients: [
        { client_id: 'api', client_secret: 'a&b c', redirect_uris: [], response_types: [], grant_types: [] },
        { client_id: 'page', token_endpoint_auth_method: 'none', redirect_uris: ['http://localhost/'] },
      ],
    });
    const answer = provider.callback();
    http.on('request', (request, response) => {
      request.url = request.url?.replace('/realms/firma', '') ?? '/';
      Object.assign(request, { originalUrl: `/realms/firma${request.url}` });
      void answer(request, response);
    });
  });
  after(async () => {
    http.closeAllConnections();
    http.close();
    await database.close();
  });
  const check = (clientSecret = 'a&b c') =>
    createExternalTokenCheck(database.db, provider.issuer, {
      kind: 'introspection',
      clientId: 'api',
      clientSecret,
      userClaim: 'sub',
      userBy: 'id',
    });
  const issue = async (accountId: string) => {
    const client = await provider.Client.find('page');
    if (!client) throw new Error('There is no such client.');
    const grant = new provider.Grant({ accountId, clientId: 'page' });
    grant.addOIDCScope('openid');
    const token = new provider.AccessToken({
      accountId,
      client,
      grantId: await grant.save(),
      gty: 'authorization_code',
      scope: 'openid',
    });
    return { text: await token.save(), token };
  };

  it('identifies its person until it is revoked', async () => {
    const { text, token } = await issue(person);
    assert.equal((await check()(text))?.userId, person);
    await token.destroy();
    assert.equal(await check()(text), undefined);
  });

  it('is rejected when it or its person is unknown', async () => {
    assert.equal(await check()('stolen'), undefined);
    assert.equal(await check()((await issue('id-of-nobody')).text), undefined);
  });

  it('fails with an error when the API itself is refused there', async () => {
    await assert.rejects(check('wrong')('stolen'), /answered 401/);
  });
});

describe('the platform with an external sign-in server', () => {
  it('accepts its tokens, and starts no sign-in server of its own', async () => {
    const server = await startSigningServer('PS256');
    const { environment, drop } = await createScratchEnvironment('seeded');
    const settings = readSettings({
      ...environment,
      PORTAL_IDENTITY_URL: server.issuer.url,
      PORTAL_ACCESS_TOKENS: 'jwt',
      PORTAL_ACCESS_TOKEN_AUDIENCE: audience,
      PORTAL_ACCESS_TOKEN_USER_CLAIM: 'mail',
      PORTAL_ACCESS_TOKEN_USER_BY: 'email',
    });
    const platform = await startPlatform(settings);
    try {
      const call = async (sub: string, path = 'customers') => {
        const authorization = `Bearer ${await signedToken(server, { mail: sub })}`;
        return fetch(`${platform.urls.api}/self-service-api/${path}`, { headers: { authorization } });
      };
      assert.equal((await call('nobody@demo.example')).status, 401);
      assert.equal((await call('Admin@demo.example')).status, 200);
      const { data } = (await (await call('admin@demo.example', 'user')).json()) as {
        data: { user: { signsInHere: boolean } };
      };
      assert.equal(data.user.signsInHere, false);
      await assert.rejects(fetch(`http://localhost:${settings.portBase + 100}/`));
      const health = await fetch(`${platform.urls.control}/control/health`);
      assert.deepEqual(await health.json(), { status: 'ok', failing: [] });
    } finally {
      await platform.close();
      await drop();
      await server.stop();
    }
  });
});

describe('the settings about tokens', () => {
  it('explain what is missing or invalid', () => {
    assert.deepEqual(readSettings({}).accessTokens, { kind: 'own' });
    assert.throws(
      () => readSettings({ PORTAL_ACCESS_TOKENS: 'jwt' }),
      /PORTAL_ACCESS_TOKEN_AUDIENCE is not set/,
    );
    assert.throws(
      () => readSettings({ PORTAL_ACCESS_TOKENS: 'introspection', PORTAL_INTROSPECTION_CLIENT: 'api' }),
      /PORTAL_INTROSPECTION_SECRET is not set/,
    );
    assert.throws(() => readSettings({ PORTAL_ACCESS_TOKENS: 'yes' }), /must be own, jwt or introspection/);
    const asked = { PORTAL_ACCESS_TOKENS: 'jwt', PORTAL_ACCESS_TOKEN_AUDIENCE: 'x' };
    assert.throws(
      () => readSettings({ ...asked, PORTAL_ACCESS_TOKEN_USER_BY: 'name' }),
      /must be id or email/,
    );
  });

  it('default to the id of the person in the claim sub', () => {
    const asked = { PORTAL_ACCESS_TOKENS: 'jwt', PORTAL_ACCESS_TOKEN_AUDIENCE: 'x' };
    for (const told of [{}, { PORTAL_ACCESS_TOKEN_USER_CLAIM: ' ' }])
      assert.deepEqual(readSettings({ ...asked, ...told }).accessTokens, {
        kind: 'jwt',
        audience: 'x',
        userClaim: 'sub',
        userBy: 'id',
      });
  });

  it('accept an issuer with a path', () => {
    const identityUrl = 'https://login.example/realms/portal';
    assert.equal(readSettings({ PORTAL_IDENTITY_URL: identityUrl }).identityUrl, identityUrl);
    assert.equal(
      readSettings({ PORTAL_IDENTITY_URL: 'https://login.example/' }).identityUrl,
      'https://login.example',
    );
  });
});
