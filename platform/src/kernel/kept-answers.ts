import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { addDays, danishDay, startOfDanishDay } from '../time/danish-day.ts';
import type { Clock } from '../time/clock.ts';
import { findTenant, type VersionedTenant } from './guard.ts';

/** Bytes that one process keeps of answers; those that were asked for last stay. */
const maxKeptBytes = 32 * 1024 * 1024;

/** Bytes of the longest answer that is kept: a page of rows, not a file. */
const maxAnswerBytes = 512 * 1024;

/** An answer, and all that it depends on beside its address and the person. */
interface Kept {
  /** As it is sent: outside of what the engine looks through for garbage. */
  body: Buffer;
  /** Its name in the headers `etag` and `if-none-match`. */
  tag: string;
  /** Hash of what the person was then: of role, contract, version and reach, which can be thousands of accounts. */
  tenant: string;
  /** Milliseconds of the platform's clock; it may be set back as well. */
  from: number;
  until: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the handler began, and until when its answer holds if nothing changes; undefined keeps nothing. */
    kept: Pick<Kept, 'from' | 'until'> | undefined;
  }
}

/**
 * For the handler of a route with `keptBy`: its answer holds until the day in Denmark is over, if nothing changes.
 *
 * @param now when the answer was begun, by the platform's clock
 * @param moments when it reads otherwise already, such as the end of an invitation in it; what is past does not count
 */
export function keepUntil(
  request: FastifyRequest,
  now: Date,
  moments: readonly (Date | string | null | undefined)[] = [],
): void {
  const from = now.getTime();
  const endOfDay = startOfDanishDay(addDays(danishDay(now), 1));
  const ends = [endOfDay, ...moments].map(moment => new Date(moment ?? 0).getTime());
  request.kept = { from, until: Math.min(...ends.filter(end => end > from)) };
}

export interface KeptAnswersOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** Reads anew what is kept as well, and fails when the two differ: for tests. */
  checked: boolean;
}

/**
 * Answers a read by what was answered to the same person at the same address, as long as the version of what the answer is
 * made of is the same (decision 76), and by 304 where the caller has it. Comes after the guard, which reads that version
 * beside the person's role.
 */
export function addKeptAnswers(api: FastifyInstance, { db, clock, checked }: KeptAnswersOptions): void {
  const answers = new LRUCache<string, Kept>({
    maxSize: maxKeptBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 200,
  });
  const find = (request: FastifyRequest): Kept | undefined => {
    const tenant = tenantOfRead(request);
    if (!tenant) return undefined;
    const kept = answers.get(keyOf(request, tenant));
    const now = clock.now().getTime();
    return kept?.tenant === stateOf(tenant) && kept.from <= now && now < kept.until ? kept : undefined;
  };

  api.decorateRequest('kept', undefined);
  if (!checked)
    // Like any other call it counts for the person's limit, which is a hook of the same kind.
    api.addHook('preHandler', async (request, reply) => {
      const kept = find(request);
      if (kept) return reply.type('application/json; charset=utf-8').send(named(request, reply, kept));
    });
  api.addHook('onSend', async (request, reply, payload) => {
    const { kept } = request;
    const tenant = tenantOfRead(request);
    if (!kept || !tenant || reply.statusCode !== 200 || typeof payload !== 'string') return;
    const body = Buffer.from(payload);
    if (checked) await requireSame(db, request, find(request)?.body, body);
    const tag = `"${hashOf(body)}"`;
    const answer = { body, tag, tenant: stateOf(tenant), ...kept };
    answers.set(keyOf(request, tenant), answer);
    return named(request, reply, answer) ?? null;
  });
}

/** The answer under its name, or nothing but the name where the caller has it. A proxy that compresses makes the name a weak one. */
function named(request: FastifyRequest, reply: FastifyReply, { body, tag }: Kept): Buffer | undefined {
  reply.header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''));
  if (!known?.includes(tag)) return body;
  reply.code(304);
  return undefined;
}

/** Whose answer could be kept; undefined where none can. */
const tenantOfRead = ({ method, tenant }: FastifyRequest): VersionedTenant | undefined =>
  method === 'GET' && tenant && tenant.version !== null ? tenant : undefined;

const keyOf = ({ url }: FastifyRequest, { userId }: VersionedTenant): string => `${userId} ${url}`;

const stateOf = ({ customerId, role, hasContract, accountIds, version }: VersionedTenant): string =>
  hashOf(JSON.stringify([customerId, role, hasContract, accountIds, version]));

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

/** A change between the version and what was read anew is no fault: the version is another one now. */
async function requireSame(
  db: Kysely<Database>,
  request: FastifyRequest,
  kept: Buffer | undefined,
  read: Buffer,
): Promise<void> {
  const { tenant, url } = request;
  if (!kept || kept.equals(read) || !tenant) return;
  const { keptBy } = request.routeOptions.config;
  const now = await findTenant(db, tenant.userId, tenant.customerId, keptBy);
  if (now && stateOf(now) === stateOf(tenant))
    throw new Error(`${url} was kept, and is another answer now: ${String(kept)} ${String(read)}`);
}
