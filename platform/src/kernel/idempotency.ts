import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { ApiProblem } from './api-problem.ts';
import type { ApiContext } from './api.ts';
import { callerOf } from './guard.ts';
import { hashLinkToken } from './link-token.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;
const keptFor = 24 * 3_600_000;

/** Stands for the customer of changes that a person makes of their own profile, for which there is none. */
export const OWN_PROFILE = '-';

/**
 * Does a change of what is a person's own once: see {@link changeOnceAs}. What belongs to a customer is changed by
 * `changeForCustomer`, by what the person may when it is done.
 *
 * @param said what makes it this call beside method and address: the body, unless told
 */
export function changeOnce<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: (transaction: Transaction<Database>) => Promise<Answer>,
  said: unknown = request.body,
): Promise<Answer> {
  if (request.tenant) throw new Error(`${request.url} changes what belongs to a customer.`);
  const holder = { user_id: callerOf(request), customer_id: OWN_PROFILE };
  return changeOnceAs(context, request, holder, change, said);
}

/** Whose keys they are, and for which customer: those of one person for several customers stay apart. */
interface KeyHolder {
  readonly user_id: string;
  readonly customer_id: string;
}

/** Stands for whoever has a mailed link, without a login. */
export const holderOfLink = (token: string): KeyHolder => ({
  user_id: `link:${hashLinkToken(token)}`,
  customer_id: OWN_PROFILE,
});

/**
 * Does a change once. Everything happens in one transaction, the note of the call's Idempotency-Key included: the
 * same call with the same key gets the stored answer, also when both come at the same time, and another call with
 * that key is refused. A call that fails leaves no note, because it changed nothing. Keys are kept for a day.
 *
 * @param said what makes it this call beside method and address. A body with a password or a code is given without
 *   them: a hash of so little is as good as the thing itself
 * @throws ApiProblem 422 `IdempotencyKeyReused`
 */
export async function changeOnceAs<Answer>(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  request: FastifyRequest,
  holder: KeyHolder,
  change: (transaction: Transaction<Database>) => Promise<Answer>,
  said: unknown,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return db.transaction().execute(change);
  const call = { ...holder, key };
  const request_hash = hashOf(request, said);
  return db.transaction().execute(async transaction => {
    const now = clock.now();
    await forgetOldKeys(transaction, new Date(now.getTime() - keptFor));
    const noted = await transaction
      .insertInto('idempotency_keys')
      .values({ ...call, request_hash, created_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!noted)
      return answerOf<Answer>(await noteOf(transaction, call).executeTakeFirstOrThrow(), request_hash);
    const answer = await change(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', call.user_id)
      .where('customer_id', '=', call.customer_id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * What the same call with the same key was answered; undefined for a call that is new. For a change that looks at what
 * it uses up before {@link changeOnceAs}, and would refuse a repeated call there.
 *
 * @throws ApiProblem 422 `IdempotencyKeyReused`
 */
export async function answeredBefore<Answer>(
  { db }: Pick<ApiContext, 'db'>,
  request: FastifyRequest,
  holder: KeyHolder,
  said: unknown,
): Promise<Answer | undefined> {
  const key = keyOf(request);
  const note = key === undefined ? undefined : await noteOf(db, { ...holder, key }).executeTakeFirst();
  return note && answerOf<Answer>(note, hashOf(request, said));
}

/**
 * For calls that nobody may repeat by mistake.
 *
 * @throws ApiProblem 400 without an Idempotency-Key
 */
export function requireIdempotencyKey(request: FastifyRequest): void {
  if (keyOf(request) === undefined)
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Missing: Idempotency-Key');
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: Idempotency-Key');
}

function hashOf({ method, url }: FastifyRequest, said: unknown): string {
  const call = [method, url, said ?? null];
  return createHash('sha256').update(JSON.stringify(call)).digest('base64url');
}

const noteOf = (db: Kysely<Database>, call: KeyHolder & { readonly key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', call.user_id)
    .where('customer_id', '=', call.customer_id)
    .where('key', '=', call.key);

interface Note {
  readonly request_hash: string;
  readonly answer: string | null;
}

function answerOf<Answer>({ request_hash, answer }: Note, requestHash: string): Answer {
  if (request_hash !== requestHash || answer === null) throw new ApiProblem(422, 'IdempotencyKeyReused');
  return JSON.parse(answer) as Answer;
}

async function forgetOldKeys(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
