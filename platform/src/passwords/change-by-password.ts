import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { lockOwnPerson, type OwnChange } from '../kernel/changes/own-change.ts';
import { requireOwnSignIns } from '../sign-ins/sign-ins.query.ts';
import { checkOwnPassword } from './own-password.ts';

type Change<Answer> = (own: OwnChange) => Promise<Answer>;

type Run = <Answer>(run: (transaction: Transaction<Database>) => Promise<Answer>) => Promise<Answer>;

/** A change that requires the current password. Attempts are limited as on the sign-in page. */
export async function byPassword<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  password: string,
  change: Change<Answer>,
  run?: Run,
): Promise<Answer> {
  requireOwnSignIns(context);
  const check = await checkOwnPassword(context, request, password);
  const checked = (own: OwnChange) => {
    check.require(own.person);
    return change(own);
  };
  const answer = await changeOwn(context, request, checked, run);
  await check.succeeded();
  return answer;
}

/** Runs in one transaction. The answer is not stored unless `run` does so, because it may contain a secret. */
export function changeOwn<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: Change<Answer>,
  run: Run = inTransaction => context.db.transaction().execute(inTransaction),
): Promise<Answer> {
  requireOwnSignIns(context);
  return run(async transaction => {
    const person = await lockOwnPerson(transaction, callerOf(request));
    return change({ transaction, context, person, correlationId: request.id, now: context.clock.now() });
  });
}
