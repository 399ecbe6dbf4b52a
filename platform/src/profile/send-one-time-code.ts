import { randomInt, randomUUID } from 'node:crypto';
import {
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  type Challenge,
  type OneTimeCodeBody,
} from 'shared/contracts/one-time-code';
import type { FastifyRequest } from 'fastify';
import type { Selectable, Transaction } from 'kysely';
import type { OneTimeCodesTable } from '../database/tables/people.ts';
import type { Database } from '../database/tables.ts';
import { hash } from '../hashing/argon2id.ts';
import type { ApiContext } from '../kernel/api.ts';
import { lockOwnPerson } from '../kernel/changes/own-change.ts';
import { limitCodes } from './code-limits.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { runIdempotent } from '../kernel/changes/idempotency.ts';
import { newDestination } from './new-destination.ts';
import { codeMessage } from './one-time-code-messages.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';

const seconds = 1000;
/** Weaker than for passwords: the database is blocked meanwhile, and a code is valid for only ten minutes. */
const codeHashing = { timeCost: 2, memoryCost: 19_456 };

/**
 * Sends a code to the new address or number. The row, the message and the count are written in one transaction. A
 * repeated request within 30 seconds, such as a double click, sends no second code.
 *
 * @throws ApiProblem see `oneTimeCodeBody`
 */
export async function sendOneTimeCode(
  context: ApiContext,
  request: FastifyRequest,
  { currentPassword, ...body }: OneTimeCodeBody,
): Promise<Challenge> {
  const userId = callerOf(request);
  const check =
    body.purpose === 'ChangeEmail'
      ? await checkOwnPassword(context, request, currentPassword ?? '')
      : undefined;
  const send = async (transaction: Transaction<Database>): Promise<Challenge> => {
    const now = context.clock.now();
    const person = await lockOwnPerson(transaction, userId);
    check?.require(person);
    const { destination, isTaken } = await newDestination(transaction, person, body);
    const present = await findPresent(transaction, userId, body.purpose);
    if (present?.destination === destination && waitOf(present, now) > 0)
      return toChallenge(present, now, false);
    await limitCodes(transaction, userId, request.ip, destination);
    const code = String(randomInt(10_000)).padStart(4, '0');
    const values = {
      challenge_id: randomUUID(),
      destination,
      code_hash: await hash(code, codeHashing),
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60 * seconds),
      verified_at: null,
    };
    const made = await transaction
      .insertInto('one_time_codes')
      .values({ user_id: userId, purpose: body.purpose, ...values })
      .onConflict(conflict => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    await context.outbox.put(transaction, codeMessage(made, code, isTaken), now);
    return toChallenge(made, now, true);
  };
  const challenge = await runIdempotent(context, request, send, body);
  await check?.succeeded();
  return challenge;
}

function findPresent(
  transaction: Transaction<Database>,
  userId: string,
  purpose: OneTimeCodeBody['purpose'],
) {
  return transaction
    .selectFrom('one_time_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Seconds until another code can be requested; none if the clock was set back since the last one. */
const waitOf = ({ created_at }: Selectable<OneTimeCodesTable>, now: Date): number => {
  const age = (now.getTime() - created_at.getTime()) / seconds;
  return age < 0 ? 0 : Math.max(0, Math.ceil(CODE_RESEND_SECONDS - age));
};

const toChallenge = (row: Selectable<OneTimeCodesTable>, now: Date, isNew: boolean): Challenge => ({
  challengeId: row.challenge_id,
  purpose: row.purpose,
  channel: row.purpose === 'ChangeEmail' ? 'Email' : 'Sms',
  destination: row.destination,
  expiresAt: row.expires_at.toISOString(),
  resendAfterSeconds: waitOf(row, now),
  attemptsLeft: CODE_TRIES - row.tries,
  isNew,
});
