import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { defaultIdleMinutes, idleSince, recordUse } from './idle-timeout.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { storedId } from './payload-adapter.ts';
import { memoizeAsync } from './memoize-async.ts';
import { createTokenSeal } from './token-seal.ts';

/** Owner of a token, and the sign-in it was issued for. */
export interface TokenOwner {
  userId: string;
  sessionUid: string | undefined;
}

/** Resolves a token to its owner; undefined if it is unknown, expired or revoked. */
export type TokenCheck = (token: string) => Promise<TokenOwner | undefined>;

/**
 * How long a valid token is cached before the database is asked again. A sign-out in this process takes effect at once;
 * one in another process after this time, well within the 30 s allowed.
 */
const trustedFor = 5000;
const maxRemembered = 10_000;

/** Incremented by every sign-out in this process, which invalidates all cached tokens. */
let generation = 0;

/** Clears the token cache. Called whenever a sign-in or a grant ends. */
export function forgetCheckedTokens(): void {
  generation += 1;
}

/**
 * Creates the API's bearer token check. A token is valid while the token, its grant and its session are alive, so it
 * stops working when the person signs out. Each call counts as use of the session.
 */
export function createTokenCheck(db: Kysely<Database>, idleMinutes = defaultIdleMinutes): TokenCheck {
  const sealOfThisServer = memoizeAsync(async () => createTokenSeal((await loadIdentityKeys(db)).cookies));
  return remembering(async (token, id) => {
    if (!(await sealOfThisServer()).isOurs(token)) return undefined;
    const row = await findLiveToken(db, id, idleMinutes);
    if (!row?.account_id) return undefined;
    if (row.session_uid !== null) await recordUse(db, row.session_uid, row.used_at, idleMinutes);
    const owner = { userId: row.account_id, sessionUid: row.session_uid ?? undefined };
    return { owner, expiresAt: row.expires_at?.getTime() };
  });
}

interface LiveToken {
  owner: TokenOwner;
  expiresAt: number | undefined;
}

interface Remembered {
  owner: TokenOwner;
  askedAt: number;
  until: number;
  generation: number;
}

/** Calls `find` for tokens that are not cached, with the token and its hash, the cache key. */
export function remembering(find: (token: string, id: string) => Promise<LiveToken | undefined>): TokenCheck {
  const remembered = new Map<string, Remembered>();

  return async function checkToken(token) {
    if (token === '') return undefined;
    const id = storedId('AccessToken', token);
    const known = remembered.get(id);
    const now = Date.now();
    // If the clock was set back, sign-outs in other processes would take effect that much later.
    if (known && known.askedAt <= now && now < known.until && known.generation === generation)
      return known.owner;
    remembered.delete(id);

    const askedIn = generation;
    const live = await find(token, id);
    if (!live) return undefined;
    if (remembered.size >= maxRemembered) remembered.clear();
    const until = Math.min(now + trustedFor, live.expiresAt ?? Infinity);
    remembered.set(id, { owner: live.owner, askedAt: now, until, generation: askedIn });
    return live.owner;
  };
}

function findLiveToken(db: Kysely<Database>, id: string, idleMinutes: number) {
  return db
    .selectFrom('oidc_payloads as token')
    .innerJoin('oidc_payloads as grant', join =>
      join.on('grant.model', '=', 'Grant').onRef('grant.id', '=', 'token.grant_id'),
    )
    .innerJoin('oidc_payloads as session', join =>
      join
        .on('session.model', '=', 'Session')
        .onRef('session.uid', '=', 'token.session_uid')
        .onRef('session.account_id', '=', 'token.account_id'),
    )
    .select(['token.account_id', 'token.session_uid', 'token.expires_at', 'session.used_at'])
    .where('token.model', '=', 'AccessToken')
    .where('token.id', '=', id)
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.used_at', '>', idleSince(idleMinutes))
    .executeTakeFirst();
}
