import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { addDays, danishDay, startOfDanishDay } from '../../time/danish-day.ts';
import type { Clock } from '../../time/clock.ts';
import { findTenant, type VersionedTenant } from '../access/guard.ts';

/** Cache size per process in bytes; least recently used answers are evicted. */
const maxKeptBytes = 32 * 1024 * 1024;

/** Maximum size of a cached answer in bytes: a page of rows, not a file. */
const maxAnswerBytes = 512 * 1024;

/** A cached answer, and what it depends on besides URL and person. */
interface Kept {
  /** Serialized, outside the garbage-collected heap. */
  body: Buffer;
  /** Value of `etag` and `if-none-match`. */
  tag: string;
  /** Hash of role, contract, data version and accessible accounts, of which there can be thousands. */
  tenant: string;
  /** Milliseconds of the platform's clock, which can also be set back. */
  from: number;
  until: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the handler started, and when its answer expires if nothing changes; undefined is not cached. */
    kept: Pick<Kept, 'from' | 'until'> | undefined;
  }
}

/**
 * Sets the latest expiry of an answer, for handlers of routes with `cachedBy`: the end of the day in Denmark.
 *
 * @param now start of the request, by the platform's clock
 * @param moments earlier times at which the answer changes, such as the expiry of an invitation in it; past ones are
 *   ignored
 */
export function cacheUntil(
  request: FastifyRequest,
  now: Date,
  moments: readonly (Date | string | null | undefined)[] = [],
): void {
  const from = now.getTime();
  const endOfDay = startOfDanishDay(addDays(danishDay(now), 1));
  const ends = [endOfDay, ...moments].map(moment => new Date(moment ?? 0).getTime());
  request.kept = { from, until: Math.min(...ends.filter(end => end > from)) };
}

export interface ResponseCacheOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** For tests: reads cached answers again from the database, and fails if they differ. */
  checked: boolean;
}

/**
 * Answers a read from the cache if person, URL and data version are the same (decision 76), and with 304 if the client
 * has the answer. Runs after the guard, which reads the version together with the person's role.
 */
export function addResponseCache(api: FastifyInstance, { db, clock, checked }: ResponseCacheOptions): void {
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
    // Cached answers count for the rate limit too, which is a hook of the same kind.
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

/** The answer with its etag, or 304 if the client has it. A compressing proxy turns the etag into a weak one. */
function named(request: FastifyRequest, reply: FastifyReply, { body, tag }: Kept): Buffer | undefined {
  reply.header('etag', tag);
  const etags = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''));
  if (!etags?.includes(tag)) return body;
  reply.code(304);
  return undefined;
}

/** Cache key of a request; undefined if its answer is not cached. */
const tenantOfRead = ({ method, tenant }: FastifyRequest): VersionedTenant | undefined =>
  method === 'GET' && tenant && tenant.version !== null ? tenant : undefined;

const keyOf = ({ url }: FastifyRequest, { userId }: VersionedTenant): string => `${userId} ${url}`;

const stateOf = ({ customerId, role, hasContract, accountIds, version }: VersionedTenant): string =>
  hashOf(JSON.stringify([customerId, role, hasContract, accountIds, version]));

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

/** A change between reading the version and the data is no error: the version has changed as well. */
async function requireSame(
  db: Kysely<Database>,
  request: FastifyRequest,
  kept: Buffer | undefined,
  read: Buffer,
): Promise<void> {
  const { tenant, url } = request;
  if (!kept || kept.equals(read) || !tenant) return;
  const { cachedBy } = request.routeOptions.config;
  const now = await findTenant(db, tenant.userId, tenant.customerId, cachedBy);
  if (now && stateOf(now) === stateOf(tenant))
    throw new Error(`${url} was kept, and is another answer now: ${String(kept)} ${String(read)}`);
}
