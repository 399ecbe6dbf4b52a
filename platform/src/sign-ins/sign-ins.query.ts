import type { SignIn } from 'shared/contracts/sign-in';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { findActiveSignIns } from '../identity/sessions/active-sign-ins.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { deviceOf } from '../identity/sessions/user-agent.ts';

/**
 * Requires that people sign in at the platform's own server, because sign-ins of other servers are not stored.
 *
 * @throws ApiProblem 404 if another server signs people in
 */
export function requireOwnSignIns({ ownSignIns }: ApiContext): NonNullable<ApiContext['ownSignIns']> {
  if (!ownSignIns) throw notFound();
  return ownSignIns;
}

/** The caller's sign-ins, the current one first. */
export async function readSignIns(
  context: ApiContext,
  request: FastifyRequest,
  db: Kysely<Database> = context.db,
): Promise<SignIn[]> {
  const { idleMinutes } = requireOwnSignIns(context);
  const live = await findActiveSignIns(db, callerOf(request), idleMinutes);
  const signIns = live.map(({ sessionUid, begunAt, usedAt, userAgent }) => ({
    signInId: sessionUid,
    begunAt: begunAt.toISOString(),
    usedAt: usedAt.toISOString(),
    ...deviceOf(userAgent),
    isCurrent: sessionUid === request.sessionUid,
  }));
  return signIns.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
