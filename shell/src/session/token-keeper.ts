/**
 * Keeps the tokens, in memory and nowhere else, and renews the access token before it expires.
 *
 * Renewal uses the refresh token. The other silent way, `prompt=none` in a hidden frame, is closed on purpose: our
 * policy allows no frames, the identity server allows nobody to frame it, and browsers that keep third-party
 * cookies away would answer 'login_required' anyway. A server that grants no refresh token therefore means that the
 * access token runs out, the next call gets a 401, and the login-expired dialog asks the person to log in again.
 */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  /** Milliseconds since 1970; undefined when the server did not say. */
  readonly expiresAt: number | undefined;
}

/** Answers new tokens; 'refused' when the refresh token is worth nothing any more. Rejects when it may be tried again. */
export type Renew = (refreshToken: string, tokens: Tokens) => Promise<Tokens | 'refused'>;

export interface TokenKeeper {
  keep(tokens: Tokens): void;
  /** The tokens as they are, expired or not. */
  current(): Tokens | undefined;
  /** An access token good for the next call: renewed first when it is about to expire or has expired. */
  usableAccessToken(): Promise<string | undefined>;
  drop(): void;
}

/** Renewed this long before the end, so that a short outage goes unnoticed. */
const renewBeforeMs = 60_000;
/** A call waits for a new token only when the old one would not survive it. */
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
    // A token that lives shorter than the head start is renewed at half its life.
    schedule(Math.max(remaining() - renewBeforeMs, remaining() / 2));
  };

  const renewOnce = async (asked: Tokens, refreshToken: string): Promise<void> => {
    try {
      const answer = await renew(refreshToken, asked);
      // Signed out, or signed in anew, while the answer was under way.
      if (tokens !== asked) return;
      if (answer === 'refused') tokens = { ...asked, refreshToken: undefined };
      else keep(answer);
    } catch {
      if (tokens === asked) schedule(againAfterMs);
    }
  };

  /** One at a time: a refresh token that is used twice costs the whole sign-in. */
  const renewed = (): Promise<void> => {
    const asked = tokens;
    if (asked?.refreshToken === undefined) return Promise.resolve();
    renewal ??= renewOnce(asked, asked.refreshToken).finally(() => {
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
