/**
 * Idle timeout of sign-ins: after the given minutes without an API call or a visit to the sign-in server, a session
 * ends with its refresh and access tokens. It ends after 8 hours in any case. Token renewal does not count as use,
 * because an unattended page keeps renewing.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Precision of the last use in milliseconds, so that not every call writes. Higher when the idle timeout is short. */
const exactness = (idleMinutes: number): number => Math.min(60_000, (idleMinutes * 60_000) / 10);

export const defaultIdleMinutes = 60;

/** Sessions used after this moment are alive. */
export const idleSince = (idleMinutes: number): Date => new Date(Date.now() - idleMinutes * 60_000);

/** Records use of a session, unless it was recorded a moment ago. */
export async function recordUse(
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
