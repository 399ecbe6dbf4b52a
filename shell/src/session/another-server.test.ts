/** Identity servers with other behaviour than ours, and the settings for them. */
import { createFakePage } from './testing/fake-page.ts';
import { issuer } from './testing/fake-identity-server.ts';
import {
  cameBack,
  failure,
  root,
  sentAway,
  sessionOn,
  useIdentityServer,
  world,
} from './testing/session-world.ts';

useIdentityServer();

const signedIn = { userInfo: { sub: 'person-1', customer_roles: [{ customer_id: '1001', role: 'User' }] } };

describe('an authorization response without scope', () => {
  beforeEach(() => {
    world.identity.echoesScope = false;
  });

  it('is accepted with a code and a state of this tab (RFC 6749)', async () => {
    const { session, back } = await cameBack(`${root}1001/faktura`);
    expect(back.searchParams.has('scope')).toBe(false);
    await expect(session.start()).resolves.toMatchObject({ ...signedIn, returnPath: '/1001/faktura' });
  });

  it.each([
    ['a code alone', '?code=stolen'],
    ['a state of another tab', '?code=stolen&state=another'],
    ['an error without state', '?error=access_denied'],
    ["a state alone, of this tab's", '?state=STATE'],
  ])('is ignored with %s, and a new sign-in starts (AUTH-011)', async (_what, query) => {
    const state = (await sentAway(createFakePage(root))).searchParams.get('state') ?? '';
    const asked = await sentAway(createFakePage(root + query.replace('STATE', state)));
    expect(asked.origin + asked.pathname).toBe(`${issuer}/authorize`);
    expect(world.identity.asked('/token')).toBe(0);
  });

  it('with an error fails, and is logged (AUTH-015)', async () => {
    world.identity.discovery = { authorization_response_iss_parameter_supported: undefined };
    const state = (await sentAway(createFakePage(root))).searchParams.get('state') ?? '';
    await failure(
      sessionOn(
        createFakePage(`${root}?error=access_denied&error_description=The+person+said+no&state=${state}`),
      ),
    );
    expect(world.said).toEqual([
      'Sign-in failed. The answer gave no tokens: access_denied, The person said no.',
    ]);
  });
});

describe('signatures', () => {
  it.each(['RS256', 'RS512', 'PS384', 'ES384', 'ES512', 'EdDSA'])(
    'by %s are accepted if the server supports it',
    async algorithm => {
      await world.identity.signBy(algorithm);
      world.identity.discovery = { id_token_signing_alg_values_supported: ['HS256', algorithm] };
      const { session } = await cameBack(root);
      await expect(session.start()).resolves.toMatchObject(signedIn);
    },
  );

  it('by an unsupported algorithm are rejected', async () => {
    world.identity.discovery = { id_token_signing_alg_values_supported: ['RS256'] };
    await failure((await cameBack(root)).session);
    expect(world.said[0]).toMatch(/^Sign-in failed\. The ID token does not hold: /);
  });

  it.each([[['none']], [['HS256', 'none']]])(
    'are rejected from a server that supports only %j',
    async offered => {
      world.identity.discovery = { id_token_signing_alg_values_supported: offered };
      await failure(sessionOn(createFakePage(root)));
      expect(world.said).toEqual([
        'Sign-in failed. The authorization server signs with nothing that can be trusted.',
      ]);
    },
  );
});

describe('settings', () => {
  it('may omit the end-session endpoint, which discovery has (AUTH-026)', async () => {
    const { session, page } = await cameBack(root, undefined, { authServerEndSessionEndpoint: undefined });
    await session.start();
    void session.signOut();
    const left = new URL(await page.left());
    expect(left.origin + left.pathname).toBe(`${issuer}/another-end`);
    expect(left.searchParams.get('post_logout_redirect_uri')).toBe(`${root}logud-bekraeftelse`);
  });

  it('set scope and acr_values', async () => {
    const settings = { scope: 'openid email offline_access', acrValues: '' };
    const { searchParams } = await sentAway(createFakePage(root), settings);
    expect(searchParams.get('scope')).toBe('openid email offline_access');
    expect(searchParams.has('acr_values')).toBe(false);
  });

  const shapes: [string, object, Record<string, unknown>][] = [
    ['an object', { customerRoles: 'roles' }, { email: 'a@b.example', roles: { 1001: 'User' } }],
    [
      'nested objects with arrays',
      { customerRoles: 'resource_access.portal.customers' },
      { email: 'a@b.example', resource_access: { portal: { customers: { 1001: ['User', 'other'] } } } },
    ],
    [
      'an array under a name with dots',
      { customerRoles: 'https://lyng.example/customer_roles' },
      {
        email: 'a@b.example',
        'https://lyng.example/customer_roles': [{ customer_id: '1001', role: 'User' }],
      },
    ],
    [
      'an array, with the e-mail elsewhere',
      { email: 'contact.mail', segmentId: 'contact.segment' },
      {
        contact: { mail: 'a@b.example', segment: 's' },
        customer_roles: [{ customer_id: '1001', role: 'User' }],
      },
    ],
  ];
  it.each(shapes)('set the claim of the roles: %s (AUTH-016)', async (_what, claims, told) => {
    world.identity.userInfo = { sub: 'person-1', ...told };
    const { session } = await cameBack(root, undefined, { claims });
    await expect(session.start()).resolves.toMatchObject({
      userInfo: { ...signedIn.userInfo, email: 'a@b.example' },
    });
  });

  it.each([
    ['nothing there', {}],
    ['a string', { roles: 'User' }],
    ['an object without roles', { roles: { 1001: { is: 'User' } } }],
    ['an inherited property', { roles: undefined }],
  ])('with a claim that is %s fail like missing roles (AUTH-017)', async (what, told) => {
    world.identity.userInfo = { sub: 'person-1', email: 'a@b.example', ...told };
    const customerRoles = what === 'an inherited property' ? 'constructor' : 'roles';
    await failure((await cameBack(root, undefined, { claims: { customerRoles } })).session);
    expect(world.said[0]).toMatch(/^Sign-in failed\. User info is not as agreed: customer_roles/);
  });
});

describe('the reason of a failed sign-in', () => {
  it('is one line in the console, without secrets', async () => {
    const { session, back } = await cameBack(root);
    world.identity.discovery = { issuer: 'https://other.example' };
    await failure(session);
    world.identity.discovery = {};
    world.identity.isDown = true;
    await failure(sessionOn(createFakePage(root)));
    world.identity.isDown = false;
    world.identity.userInfoStatus = 403;
    await failure((await cameBack(root)).session);
    expect(world.said).toEqual([
      'Sign-in failed. The authorization server calls itself by another name.',
      'Sign-in failed. Discovery failed: Failed to fetch.',
      'Sign-in failed. User info answered with status 403.',
    ]);
    for (const secret of [back.searchParams.get('code'), back.searchParams.get('state'), 'access-'])
      expect(world.said.join()).not.toContain(secret);
  });
});
