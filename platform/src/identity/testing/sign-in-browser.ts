import { createHash, randomBytes } from 'node:crypto';
import { clientId, passwordAcr, portalScope } from '../client.ts';

/** A browser at sign-in, over plain HTTP: keeps cookies and does not follow redirects by itself. */
export class SignInBrowser {
  readonly issuer: string;
  readonly portalOrigin: string;
  readonly #userAgent: string | undefined;
  readonly #cookies = new Map<string, string>();

  /** @param userAgent its User-Agent header */
  constructor(issuer: string, portalOrigin: string, userAgent?: string) {
    this.issuer = issuer;
    this.portalOrigin = portalOrigin;
    this.#userAgent = userAgent;
  }

  get redirectUri(): string {
    return `${this.portalOrigin}/selvbetjening/`;
  }

  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (this.#userAgent !== undefined) headers.set('user-agent', this.#userAgent);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(new URL(url, this.issuer), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    return response;
  }

  /** Its cookies, optionally only those with this name prefix. */
  cookies(start = ''): [string, string][] {
    return [...this.#cookies].filter(([name]) => name.startsWith(start));
  }

  /** Adds a cookie that no response has set. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #keepCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** URL of the authorization request; `change` overrides parameters, undefined omits one. */
  authorizationUrl(verifier: string, change: Record<string, string | undefined> = {}): URL {
    const url = new URL('/auth', this.issuer);
    const parameters: Record<string, string | undefined> = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope: portalScope,
      acr_values: passwordAcr,
      state: 'where-i-was',
      nonce: 'only-once',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...change,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    return url;
  }

  /** Opens the sign-in page. @returns its path */
  async openSignIn(verifier: string, change: Record<string, string | undefined> = {}): Promise<string> {
    const answer = await this.fetch(this.authorizationUrl(verifier, change));
    return answer.headers.get('location') ?? `no redirect, status ${answer.status}`;
  }

  /** Fills in the sign-in page. */
  submit(page: string, email: string, password: string): Promise<Response> {
    return this.fetch(page, { method: 'POST', body: new URLSearchParams({ email, password }) });
  }

  /** Fills in the second step. */
  submitCode(page: string, code: string): Promise<Response> {
    return this.fetch(page, { method: 'POST', body: new URLSearchParams({ code }) });
  }

  /** Follows redirects until one leaves the identity server. @returns its target */
  async followToPortal(answer: Response): Promise<URL> {
    let location = new URL(answer.headers.get('location') ?? '/none', this.issuer);
    while (location.origin === this.issuer) {
      const next = (await this.fetch(location)).headers.get('location');
      if (next === null) throw new Error(`No redirect onwards from ${location.pathname}`);
      location = new URL(next, this.issuer);
    }
    return location;
  }

  /** Exchanges a code, as the portal's script does. */
  exchange(code: string, verifier: string): Promise<Response> {
    return this.requestToken({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: this.redirectUri,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  requestToken(parameters: Record<string, string>): Promise<Response> {
    return fetch(new URL('/token', this.issuer), {
      method: 'POST',
      headers: { origin: this.portalOrigin },
      body: new URLSearchParams({ client_id: clientId, ...parameters }),
    });
  }

  userInfo(accessToken: string): Promise<Response> {
    return fetch(new URL('/me', this.issuer), {
      headers: { authorization: `Bearer ${accessToken}`, origin: this.portalOrigin },
    });
  }

  /** Full sign-in, from the first request to tokens. */
  async signIn(email: string, password: string): Promise<Tokens> {
    const verifier = newVerifier();
    const page = await this.openSignIn(verifier);
    const back = await this.followToPortal(await this.submit(page, email, password));
    const answer = await this.exchange(back.searchParams.get('code') ?? '', verifier);
    return (await answer.json()) as Tokens;
  }
}

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  scope: string;
}

export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}
