import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ApiProblem } from '../api-problem.ts';
import type { ApiContext } from '../api.ts';
import { callerOf } from '../access/guard.ts';
import { hashLinkToken } from '../link-token.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;
const keptFor = 24 * 3_600_000;

/** Used in place of a customer id for changes to a person's own profile. */
export const OWN_PROFILE = '-';

/**
 * Runs a change to a person's own data once: see {@link runIdempotentAs}. Use `changeForCustomer` for a customer's
 * data, which also re-reads the person's rights.
 *
 * @param fingerprint what identifies the request besides method and path. Default: the body
 */
export function runIdempotent<Answer>(
  context: ApiContext,
  request: FastifyRequest,
  change: (transaction: Transaction<Database>) => Promise<Answer>,
  fingerprint: unknown = request.body,
): Promise<Answer> {
  if (request.tenant) throw new Error(`${request.url} is a change of a customer: use changeForCustomer.`);
  const holder = { user_id: callerOf(request), customer_id: OWN_PROFILE };
  return runIdempotentAs(context, request, holder, change, fingerprint);
}

/**
 * Owner of the idempotency keys, and the customer they apply to. Keys of one person for different customers are
 * independent.
 */
interface KeyHolder {
  readonly user_id: string;
  readonly customer_id: string;
}

/** Used in place of a person for requests with a mailed link, which need no login. */
export const holderOfLink = (token: string): KeyHolder => ({
  user_id: `link:${hashLinkToken(token)}`,
  customer_id: OWN_PROFILE,
});

/**
 * Runs a change exactly once, in one transaction that also stores the Idempotency-Key. The same request with the same
 * key gets the stored answer, even if both run concurrently; a different request with that key is rejected. A failed
 * request stores no key, because it changed nothing. Keys are kept for a day.
 *
 * @param fingerprint what identifies the request besides method and path. Pass the body without passwords and codes: a
 *   hash of such a short secret is no better than the secret
 * @throws ApiProblem 422 `IdempotencyKeyReused`
 */
export async function runIdempotentAs<Answer>(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  request: FastifyRequest,
  holder: KeyHolder,
  change: (transaction: Transaction<Database>) => Promise<Answer>,
  fingerprint: unknown,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return db.transaction().execute(change);
  const call = { ...holder, key };
  const request_hash = hashOf(request, fingerprint);
  return db.transaction().execute(async transaction => {
    const now = clock.now();
    await forgetOldKeys(transaction, new Date(now.getTime() - keptFor));
    const inserted = await transaction
      .insertInto('idempotency_keys')
      .values({ ...call, request_hash, created_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted)
      return answerOf<Answer>(await storedCall(transaction, call).executeTakeFirstOrThrow(), request_hash);
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
 * Stored answer to the same request with the same key; undefined for a new request. For changes that check a one-time
 * resource before {@link runIdempotentAs} and would otherwise reject a repeated request.
 *
 * @throws ApiProblem 422 `IdempotencyKeyReused`
 */
export async function answeredBefore<Answer>(
  { db }: Pick<ApiContext, 'db'>,
  request: FastifyRequest,
  holder: KeyHolder,
  fingerprint: unknown,
): Promise<Answer | undefined> {
  const key = keyOf(request);
  const stored = key === undefined ? undefined : await storedCall(db, { ...holder, key }).executeTakeFirst();
  return stored && answerOf<Answer>(stored, hashOf(request, fingerprint));
}

/**
 * Requires an Idempotency-Key, for requests that must not be repeated by accident.
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

function hashOf({ method, url }: FastifyRequest, fingerprint: unknown): string {
  const call = [method, url, fingerprint ?? null];
  return createHash('sha256').update(JSON.stringify(call)).digest('base64url');
}

const storedCall = (db: Kysely<Database>, call: KeyHolder & { readonly key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', call.user_id)
    .where('customer_id', '=', call.customer_id)
    .where('key', '=', call.key);

interface StoredCall {
  readonly request_hash: string;
  readonly answer: string | null;
}

function answerOf<Answer>({ request_hash, answer }: StoredCall, requestHash: string): Answer {
  if (request_hash !== requestHash || answer === null) throw new ApiProblem(422, 'IdempotencyKeyReused');
  return JSON.parse(answer) as Answer;
}

async function forgetOldKeys(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
