import type { Profile } from 'shared/contracts/profile';
import type { FastifyRequest } from 'fastify';
import type { Transaction, Updateable } from 'kysely';
import type { UsersTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/guard.ts';
import { runIdempotent } from '../kernel/idempotency.ts';
import { requireVersion } from '../kernel/if-match.ts';
import { lockOwnPerson, type OwnChange } from '../kernel/own-change.ts';
import { readProfile } from './read-profile.ts';

/** What a change sets of the person; undefined when it asks for what is there already, and nothing is to be done. */
export type OwnValues = Omit<Updateable<UsersTable>, 'version'> | undefined;

/**
 * Changes the signed-in person once: their row, what is written down and what is mailed stand or fall together.
 *
 * @param change does all but setting what it answers
 * @param fingerprint as of `runIdempotent`: the body without passwords
 * @throws ApiProblem 401 for a person who was deleted, 412 `StaleVersion`
 */
export function changeOwnProfile(
  context: ApiContext,
  request: FastifyRequest,
  change: (own: OwnChange) => Promise<OwnValues>,
  fingerprint?: unknown,
): Promise<{ data: { user: Profile } }> {
  const userId = callerOf(request);
  const changeIt = async (transaction: Transaction<Database>) => {
    const person = await lockOwnPerson(transaction, userId);
    requireVersion(request.headers['if-match'], person.version);
    const now = context.clock.now();
    const values = await change({ transaction, context, person, correlationId: request.id, now });
    if (values)
      await transaction
        .updateTable('users')
        .set({ ...values, version: person.version + 1 })
        .where('user_id', '=', userId)
        .execute();
    return { data: { user: await readProfile(transaction, userId, context) } };
  };
  return runIdempotent(context, request, changeIt, fingerprint);
}
