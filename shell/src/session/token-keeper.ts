/**
 * Keeps the tokens, in memory only, and renews the access token before it expires.
 *
 * Renewal uses the refresh token. The other silent way, `prompt=none` in a hidden iframe, is ruled out on purpose: our
 * policy allows no frames, the identity server forbids framing, and browsers that block third-party cookies would get
 * 'login_required' anyway. If the server grants no refresh token, the access token expires, the next call gets a 401,
 * and the login-expired dialog asks the user to log in again.
 */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  /** Milliseconds since 1970; undefined when the server did not say. */
  readonly expiresAt: number | undefined;
}

/**
 * Resolves with new tokens, or with 'refused' when the refresh token is no longer valid. Rejects when it may be
 * retried.
 */
export type Renew = (refreshToken: string, tokens: Tokens) => Promise<Tokens | 'refused'>;

export interface TokenKeeper {
  keep(tokens: Tokens): void;
  /** The current tokens, expired or not. */
  current(): Tokens | undefined;
  /** An access token valid for the next call: renewed first when it is about to expire or has expired. */
  usableAccessToken(): Promise<string | undefined>;
  drop(): void;
}

/** How long before expiry it is renewed, so that a short outage goes unnoticed. */
const renewBeforeMs = 60_000;
/** A call waits for a new token only when the old one expires within this time. */
const tooLateMs = 10_000;
const againAfterMs = 5_000;
const waitAtMostMs = 8_000;

const resolvesAfter = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export const createTokenKeeper = (renew: Renew): TokenKeeper => {
  let tokens: Tokens | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<void> | undefined;

  const remaining = (): number => (tokens?.expiresAt ?? Infinity) - Date.now();

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (tokens?.refreshToken === undefined || tokens.expiresAt === undefined) return;
    timer = setTimeout(() => void renewed(), Math.max(0, ms));
  };

  const keep = (next: Tokens): void => {
    tokens = next;
    // A token whose lifetime is shorter than that is renewed at half of what remains.
    schedule(Math.max(remaining() - renewBeforeMs, remaining() / 2));
  };

  const renewOnce = async (current: Tokens, refreshToken: string): Promise<void> => {
    try {
      const answer = await renew(refreshToken, current);
      // Signed out, or signed in again, while the request was in progress.
      if (tokens !== current) return;
      if (answer === 'refused') tokens = { ...current, refreshToken: undefined };
      else keep(answer);
    } catch {
      if (tokens === current) schedule(againAfterMs);
    }
  };

  /** One at a time: using a refresh token twice revokes the whole sign-in. */
  const renewed = (): Promise<void> => {
    const current = tokens;
    if (current?.refreshToken === undefined) return Promise.resolve();
    renewal ??= renewOnce(current, current.refreshToken).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    keep,
    current: () => tokens,
    usableAccessToken: async () => {
      if (remaining() < tooLateMs) await Promise.race([renewed(), resolvesAfter(waitAtMostMs)]);
      return tokens?.accessToken;
    },
    drop: () => {
      clearTimeout(timer);
      tokens = undefined;
    },
  };
};
