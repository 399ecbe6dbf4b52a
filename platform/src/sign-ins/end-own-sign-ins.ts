import type { SignIn } from 'shared/contracts/sign-in';
import type { FastifyRequest } from 'fastify';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import { forgetCheckedTokens } from '../identity/sessions/access-tokens.ts';
import { endOtherSignIns, endSignIn } from '../identity/sessions/end-sign-ins.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { runIdempotent } from '../kernel/changes/idempotency.ts';
import { lockOwnPerson, type OwnChange } from '../kernel/changes/own-change.ts';
import { readSignIns, requireOwnSignIns } from './sign-ins.query.ts';

interface SignInsAnswer {
  data: { signIns: SignIn[] };
}

/**
 * Ends one of the caller's sign-ins.
 *
 * @throws ApiProblem 404 if it is not theirs, or already ended
 */
export function endOwnSignIn(
  context: ApiContext,
  request: FastifyRequest,
  signInId: string,
): Promise<SignInsAnswer> {
  return end(context, request, async own => {
    const { transaction, person } = own;
    if (!(await endSignIn(transaction, person.user_id, signInId))) throw notFound();
    await writeOwnEntry(own, 'SignInEnded', null, null);
  });
}

/** Ends all of the caller's sign-ins except the current one. */
export function endOthersOfOwn(context: ApiContext, request: FastifyRequest): Promise<SignInsAnswer> {
  return end(context, request, async own => {
    const { transaction, person } = own;
    await endOtherSignIns(transaction, person.user_id, request.sessionUid);
    await writeOwnEntry(own, 'OtherSignInsEnded', null, null);
  });
}

async function end(
  context: ApiContext,
  request: FastifyRequest,
  change: (own: OwnChange) => Promise<void>,
): Promise<SignInsAnswer> {
  requireOwnSignIns(context);
  const answer = await runIdempotent(context, request, async transaction => {
    const person = await lockOwnPerson(transaction, callerOf(request));
    await change({ transaction, context, person, correlationId: request.id, now: context.clock.now() });
    return { data: { signIns: await readSignIns(context, request, transaction) } };
  });
  // Again, because a token may have been checked between the deletion and the commit.
  forgetCheckedTokens();
  return answer;
}
