/**
 * Sign-ins that nobody uses end: after so many minutes without a call of the API or a visit to the sign-in server, a session is
 * not there any more, and with it go its refresh token and access tokens. It ends after 8 hours in any case. A renewal is no use:
 * a page that was left open goes on renewing.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** How exactly the last use is known, in milliseconds: not every call has to write. Exactly enough where a sign-in ends soon. */
const exactness = (idleMinutes: number): number => Math.min(60_000, (idleMinutes * 60_000) / 10);

export const defaultIdleMinutes = 60;

/** Sessions that were used after this moment are alive. */
export const idleSince = (idleMinutes: number): Date => new Date(Date.now() - idleMinutes * 60_000);

/** Notes that a session is used, unless that was noted a moment ago. */
export async function noteUse(
  db: Kysely<Database>,
  sessionUid: string,
  usedAt: Date,
  idleMinutes: number,
): Promise<void> {
  const now = new Date();
  if (now.getTime() - usedAt.getTime() < exactness(idleMinutes)) return;
  await db
    .updateTable('oidc_payloads')
    .set({ used_at: now })
    .where('model', '=', 'Session')
    .where('uid', '=', sessionUid)
    .where('used_at', '<', now)
    .execute();
}
