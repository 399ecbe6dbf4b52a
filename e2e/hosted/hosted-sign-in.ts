/** Signs a user in on a real host: identity server and API are mocked in the browser. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Customer } from 'shared/contracts/customer';
import { noNotifications } from '../support/mock-responses.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token that the portal accepts, signed with a temporary key. */
const idTokenMaker = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'ES256' }],
    make: (claims: object): string => {
      const content = `${encoded({ alg: 'ES256', kid: '1' })}.${encoded(claims)}`;
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
    },
  };
};

const answer = async (route: Route, json: unknown): Promise<void> => {
  const origin = (await route.request().headerValue('origin')) ?? '*';
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  await route.fulfill({ headers, json });
};

const customer: Customer = {
  id: '1001',
  companyName: 'Nordhavn Byg A/S',
  cvr: '10000001',
  type: 'Business',
  role: 'Admin',
  hasContract: true,
  canViewHomeOfficeOrders: false,
  canCreateHomeOfficeSubscription: false,
  hasTPSPortalAccess: false,
  address: {},
};

/** From now on, a redirect to `https://login.<domain>` returns signed in, with one customer, 1001. */
export const signInOnHost = async (page: Page, domain: string): Promise<void> => {
  const issuer = `https://login.${domain}`;
  const tokens = idTokenMaker();
  let nonce: string | null = null;
  const at = (path: string): string => `${issuer}/${path}`;
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: at('auth'),
      token_endpoint: at('token'),
      jwks_uri: at('jwks'),
      userinfo_endpoint: at('me'),
      code_challenge_methods_supported: ['S256'],
    }),
    '/jwks': () => ({ keys: tokens.keys }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1_000);
      const claims = {
        iss: issuer,
        aud: 'selvbetjening-web',
        sub: 'person',
        nonce,
        iat: now,
        exp: now + 600,
      };
      const id_token = tokens.make(claims);
      return { access_token: 'adgang', token_type: 'Bearer', expires_in: 600, id_token };
    },
    '/me': () => ({
      sub: 'person',
      email: 'kim@firma.example',
      customer_roles: [{ customer_id: '1001', role: 'Admin' }],
    }),
  };
  await page.route(`${issuer}/**`, async route => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname !== '/auth') {
      await answer(route, answers[pathname]?.() ?? {});
      return;
    }
    nonce = searchParams.get('nonce');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      code: 'engangskode',
      state: searchParams.get('state') ?? '',
      scope: 'openid',
    }).toString();
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.route(`https://api.${domain}/self-service-api/customers`, route =>
    answer(route, { data: { customers: [customer] } }),
  );
  // Notifications are fetched when the page is idle, on any page.
  await page.route(`https://api.${domain}/self-service-api/notifications?*`, route =>
    answer(route, { data: noNotifications }),
  );
};
