import { sql, type Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../database/tables.ts';
import { idleSince } from './idle-timeout.ts';

const maxUserAgentLength = 500;

/** Records the User-Agent of a sign-in. */
export async function recordUserAgent(
  db: Kysely<Database>,
  sessionUid: string,
  userAgent: string | undefined,
): Promise<void> {
  await db
    .updateTable('oidc_payloads')
    .set({ user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null })
    .where('model', '=', 'Session')
    .where('uid', '=', sessionUid)
    .execute();
}

/** An active sign-in. */
export interface ActiveSignIn {
  sessionUid: string;
  begunAt: Date;
  usedAt: Date;
  userAgent: string | null;
}

/** Stored in the session by oidc-provider: when the password was entered, in seconds. */
const sessionSchema = z.object({ loginTs: z.number() });

/** A person's active sign-ins, most recently used first. */
export async function findActiveSignIns(
  db: Kysely<Database>,
  userId: string,
  idleMinutes: number,
): Promise<ActiveSignIn[]> {
  const rows = await db
    .selectFrom('oidc_payloads')
    .where('model', '=', 'Session')
    .where('account_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('used_at', '>', idleSince(idleMinutes))
    .select(['uid', 'payload', 'used_at', 'user_agent'])
    .orderBy('used_at', 'desc')
    .orderBy('uid')
    .execute();
  return rows.flatMap(({ uid, payload, used_at: usedAt, user_agent: userAgent }) => {
    if (uid === null) return [];
    const { loginTs } = z.parse(sessionSchema, JSON.parse(payload));
    return { sessionUid: uid, begunAt: new Date(loginTs * 1000), usedAt, userAgent };
  });
}
