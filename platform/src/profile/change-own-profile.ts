import type { Profile } from 'shared/contracts/profile';
import type { FastifyRequest } from 'fastify';
import type { Transaction, Updateable } from 'kysely';
import type { UsersTable } from '../database/tables/people.ts';
import type { Database } from '../database/tables.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { runIdempotent } from '../kernel/changes/idempotency.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import { lockOwnPerson, type OwnChange } from '../kernel/changes/own-change.ts';
import { readProfile } from './read-profile.ts';

/** The columns a change sets; undefined if nothing changes. */
export type OwnValues = Omit<Updateable<UsersTable>, 'version'> | undefined;

/**
 * Changes the signed-in person idempotently. The row, the log entries and the mails are written in one transaction.
 *
 * @param change does everything except setting the returned values
 * @param fingerprint as in `runIdempotent`: the body without passwords
 * @throws ApiProblem 401 for a deleted person, 412 `StaleVersion`
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
