import { ENROLMENT_MINUTES, type Enrolment, type SecondFactor } from 'shared/contracts/second-factor';
import type { FastifyRequest } from 'fastify';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import {
  hasSecondFactor,
  keyForApp,
  makeRecoveryCodes,
  makeSealedKey,
  takeAppCode,
} from '../identity/second-factor/second-factor.ts';
import { ApiProblem, notFound } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { runIdempotent } from '../kernel/changes/idempotency.ts';
import { countAgainst } from '../limits/attempt-limit.ts';
import { byPassword, changeOwn } from '../passwords/change-by-password.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { requireOwnSignIns } from '../sign-ins/sign-ins.query.ts';
import {
  recoveryCodesMadeMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '../login-mails/second-factor-mails.ts';

export interface RecoveryCodes {
  secondFactor: SecondFactor;
  recoveryCodes: string[];
}

/**
 * Starts enrolment: creates a key, or returns the one that has not been confirmed yet.
 *
 * @throws ApiProblem 404 if it is already on
 */
export async function beginEnrolment(
  context: ApiContext,
  request: FastifyRequest,
  password: string,
): Promise<Enrolment> {
  return byPassword(context, request, password, async own => {
    const { transaction, person } = own;
    if (await hasSecondFactor(transaction, person.user_id)) throw notFound();
    return keyForApp(transaction, person, await waitingKey(own));
  });
}

/** Codes a person may try per 15 minutes, so that somebody at an unlocked screen cannot guess one. */
const maxCodes = 10;

/**
 * Switches it on.
 *
 * @throws ApiProblem 400 `InvalidToken` for a wrong code; 404 if it is already on, or if the key has expired and must
 *   be requested again; 429
 */
export async function confirmEnrolment(
  context: ApiContext,
  request: FastifyRequest,
  code: string,
): Promise<RecoveryCodes> {
  requireOwnSignIns(context);
  const tries = { subject: `second factor begun by ${callerOf(request)}`, limit: maxCodes };
  if (await countAgainst(context.db, tries)) throw new ApiProblem(429, 'TooManyRequests');
  return changeOwn(context, request, async own => {
    const { transaction, person, now } = own;
    if (await hasSecondFactor(transaction, person.user_id)) throw notFound();
    if (!(await findWaiting(own))) throw notFound();
    if (!(await takeAppCode(transaction, person.user_id, code))) throw new ApiProblem(400, 'InvalidToken');
    await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: now })
      .where('user_id', '=', person.user_id)
      .execute();
    await writeOwnEntry(own, 'SecondFactorOn', null, null);
    await context.outbox.put(transaction, secondFactorOnMail(person.email, now), now);
    return withNewCodes(own);
  });
}

/**
 * Replaces the recovery codes by new ones.
 *
 * @throws ApiProblem 404 if it is off
 */
export function renewRecoveryCodes(
  context: ApiContext,
  request: FastifyRequest,
  password: string,
): Promise<RecoveryCodes> {
  return byPassword(context, request, password, async own => {
    const { transaction, person, now } = own;
    if (!(await hasSecondFactor(transaction, person.user_id))) throw notFound();
    await writeOwnEntry(own, 'RecoveryCodesMade', null, null);
    await context.outbox.put(transaction, recoveryCodesMadeMail(person.email, now), now);
    return withNewCodes(own);
  });
}

/**
 * Switches it off.
 *
 * @throws ApiProblem 404 if it is off
 */
export function removeSecondFactor(
  context: ApiContext,
  request: FastifyRequest,
  password: string,
): Promise<SecondFactor> {
  const change = async (own: OwnChange) => {
    const { transaction, person, now } = own;
    if (!(await hasSecondFactor(transaction, person.user_id))) throw notFound();
    for (const table of ['recovery_codes', 'second_factors'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', person.user_id).execute();
    await writeOwnEntry(own, 'SecondFactorOff', null, null);
    await context.outbox.put(transaction, secondFactorOffMail(person.email, now), now);
    return readSecondFactor(transaction, person.user_id);
  };
  return byPassword(context, request, password, change, run =>
    // The password is not part of the stored fingerprint.
    runIdempotent(context, request, run, 'removal'),
  );
}

async function findWaiting({ transaction, person, now }: OwnChange): Promise<string | undefined> {
  const waiting = await transaction
    .selectFrom('second_factors')
    .where('user_id', '=', person.user_id)
    .where('created_at', '>', new Date(now.getTime() - ENROLMENT_MINUTES * 60_000))
    .select('sealed_key')
    .executeTakeFirst();
  return waiting?.sealed_key;
}

async function waitingKey(own: OwnChange): Promise<string> {
  const { transaction, person, now } = own;
  const waiting = await findWaiting(own);
  if (waiting !== undefined) return waiting;
  const sealed_key = await makeSealedKey(transaction, person.user_id);
  const values = { sealed_key, created_at: now, confirmed_at: null, last_step: 0 };
  await transaction
    .insertInto('second_factors')
    .values({ user_id: person.user_id, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return sealed_key;
}

async function withNewCodes({ transaction, person }: OwnChange): Promise<RecoveryCodes> {
  const recoveryCodes = await makeRecoveryCodes(transaction, person.user_id);
  return { secondFactor: await readSecondFactor(transaction, person.user_id), recoveryCodes };
}
