/** An identity server for tests: real keys and real checks of the portal's requests, no network. */
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

export const issuer = 'https://login.example';

interface Grant {
  readonly challenge: string;
  readonly nonce: string | null;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export class FakeIdentityServer {
  /** Overrides of the server's responses; set in a test before the request. */
  discovery: Record<string, unknown> = {};
  claims: Record<string, unknown> = {};
  userInfo: Record<string, unknown> | undefined = {
    sub: 'person-1',
    email: 'employee@demo.example',
    segment_id: null,
    customer_roles: [{ customer_id: '1001', role: 'User' }],
  };
  userInfoStatus = 200;
  grantsRefresh = true;
  isDown = false;
  /** Seconds by which the server's clock is ahead of the page's. */
  clockAhead = 0;
  signingKey: CryptoKey;
  algorithm = 'ES256';
  /** Whether it returns `scope` with the code, as the portal's specification says. */
  echoesScope = true;
  readonly calls: { url: string; body: URLSearchParams; authorization: string | null }[] = [];
  #publicKey: CryptoKey;
  readonly #grants = new Map<string, Grant>();
  #count = 0;

  constructor(keys: { privateKey: CryptoKey; publicKey: CryptoKey }) {
    this.signingKey = keys.privateKey;
    this.#publicKey = keys.publicKey;
  }

  static async create(): Promise<FakeIdentityServer> {
    return new FakeIdentityServer(await generateKeyPair('ES256', { extractable: true }));
  }

  /** Signs the user in: takes the URL they were redirected to, and returns the URL of the redirect back. */
  signIn(sentTo: string): URL {
    const { searchParams } = new URL(sentTo);
    this.#count += 1;
    const code = `code-${String(this.#count)}`;
    this.#grants.set(code, {
      challenge: searchParams.get('code_challenge') ?? '',
      nonce: searchParams.get('nonce'),
    });
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    if (this.echoesScope) back.searchParams.set('scope', searchParams.get('scope') ?? '');
    back.searchParams.set('iss', issuer);
    return back;
  }

  /** Replaces the page's own fetch. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body = new URLSearchParams(await request.clone().text());
    this.calls.push({ url: request.url, body, authorization: request.headers.get('authorization') });
    if (this.isDown) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/openid-configuration') return json(this.#metadata());
    if (pathname === '/keys')
      return json({ keys: [{ ...(await exportJWK(this.#publicKey)), kid: '1', alg: this.algorithm }] });
    if (pathname === '/token') return this.#token(body);
    if (pathname === '/user-info') return json(this.userInfo, this.userInfoStatus);
    return json({ error: 'not_found' }, 404);
  };

  /** Signs with another algorithm from now on. */
  async signBy(algorithm: string): Promise<void> {
    const keys = await generateKeyPair(algorithm, { extractable: true });
    this.algorithm = algorithm;
    this.signingKey = keys.privateKey;
    this.#publicKey = keys.publicKey;
  }

  asked(path: string): number {
    return this.calls.filter(call => new URL(call.url).pathname === path).length;
  }

  #metadata(): Record<string, unknown> {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user-info`,
      jwks_uri: `${issuer}/keys`,
      end_session_endpoint: `${issuer}/another-end`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      ...this.discovery,
    };
  }

  async #token(body: URLSearchParams): Promise<Response> {
    if (body.get('grant_type') === 'refresh_token') {
      const isCurrent = body.get('refresh_token') === `refresh-${String(this.#count)}`;
      return isCurrent ? this.#answer(null) : json({ error: 'invalid_grant' }, 400);
    }
    const grant = this.#grants.get(body.get('code') ?? '');
    this.#grants.delete(body.get('code') ?? '');
    const verifier = new TextEncoder().encode(body.get('code_verifier') ?? '');
    const challenge = base64url(await crypto.subtle.digest('SHA-256', verifier));
    if (grant?.challenge !== challenge) return json({ error: 'invalid_grant' }, 400);
    return this.#answer(grant.nonce);
  }

  async #answer(nonce: string | null): Promise<Response> {
    this.#count += 1;
    const now = Math.floor(Date.now() / 1_000) + this.clockAhead;
    const claims = { iss: issuer, aud: 'portal', sub: 'person-1', iat: now, exp: now + 600, ...this.claims };
    const idToken = await new SignJWT(nonce === null ? claims : { nonce, ...claims })
      .setProtectedHeader({ alg: this.algorithm, kid: '1' })
      .sign(this.signingKey);
    return json({
      access_token: `access-${String(this.#count)}`,
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
      ...(this.grantsRefresh ? { refresh_token: `refresh-${String(this.#count)}` } : {}),
    });
  }
}
