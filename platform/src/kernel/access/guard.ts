import { data, idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { HeldAccess, HeldRole } from '../../database/tables/customers.ts';
import type { Database } from '../../database/tables.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import type { Access, CachedBy } from './access.ts';
import { argumentError, forbidden, unauthorized } from '../api-problem.ts';

/** The caller and the customer of the request. Handlers must take the customer from here, never from the query. */
export interface Tenant {
  userId: string;
  customerId: string;
  role: HeldRole;
  hasContract: boolean;
  /** Billing accounts the person is limited to, or `all`. */
  accountIds: readonly string[] | 'all';
}

/** Caller and customer, with the version of the customer's data. */
export interface VersionedTenant extends Tenant {
  /** Changes with the data the answer is made of; null if the route's answers are not cached. */
  version: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    userId: string | undefined;
    /** The sign-in the token belongs to. */
    sessionUid: string | undefined;
    tenant: VersionedTenant | undefined;
  }
}

/** Resolves a token; undefined if it is unknown or expired. */
export type Authenticate = (
  token: string,
) => Promise<{ userId: string; sessionUid?: string | undefined } | undefined>;

const rank: Record<HeldRole, number> = { User: 1, Admin: 2, Superadmin: 3 };

/**
 * The only code that checks access. Runs before the body is read and validated, so that an unauthenticated client
 * learns nothing about request schemas. Fails closed: an unknown route or a missing access rule never reaches a
 * handler. Unauthenticated requests are queued here.
 */
export function addGuard(api: FastifyInstance, db: Kysely<Database>, authenticate: Authenticate): void {
  const takeTurn = createFairQueue();
  api.decorateRequest('userId', undefined);
  api.decorateRequest('sessionUid', undefined);
  api.decorateRequest('tenant', undefined);
  api.addHook('onRequest', async request => {
    const access = request.routeOptions.config.access;
    const isOpen = request.is404 || access?.to === 'everyone';
    const token = isOpen ? undefined : bearerToken(request);
    const caller = token === undefined ? undefined : await authenticate(token);
    if (!caller) await takeTurn();
    if (isOpen) return;
    if (!caller || !access) throw unauthorized();
    request.userId = caller.userId;
    request.sessionUid = caller.sessionUid;
    if (access.to === 'signed-in' && access.role) await requireRoleSomewhere(db, caller.userId, access.role);
    if (access.to === 'customer' && access.named !== 'in-body')
      request.tenant = await enterCustomer(db, caller.userId, access, request);
  });
  // A customer named in the body can only be checked now, still before validation.
  api.addHook('preValidation', async request => {
    const access = request.routeOptions.config.access;
    if (request.is404 || access?.to !== 'customer' || access.named !== 'in-body') return;
    request.tenant = await enterCustomer(db, callerOf(request), access, request);
  });
}

/** The signed-in person. Throws on public routes, where using it is a programming error. */
export function callerOf(request: FastifyRequest): string {
  if (request.userId === undefined) throw new Error(`${request.url} is not guarded for signed-in people.`);
  return request.userId;
}

/** The customer of the request. Only for routes with access `to: 'customer'`. */
export function tenantOf(request: FastifyRequest): Tenant {
  if (request.tenant === undefined) throw new Error(`${request.url} is not guarded for a customer.`);
  return request.tenant;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : undefined;
}

async function enterCustomer(
  db: Kysely<Database>,
  userId: string,
  access: Extract<Access, { to: 'customer' }>,
  request: FastifyRequest,
): Promise<VersionedTenant> {
  const customerId = z.safeParse(idSchema, placeOf(access, request)?.['customerId']);
  if (!customerId.success) throw argumentError('CustomerIdIsRequired');
  return admit(db, userId, customerId.data, access, request.routeOptions.config.cachedBy);
}

/**
 * A person's current membership of a customer, if it grants the access. Also for background work after the request has
 * been answered.
 *
 * @throws ApiProblem 403, 400 `CustomerIsMissingContract`
 */
export async function admit(
  db: Kysely<Database>,
  userId: string,
  customerId: string,
  access: Pick<Extract<Access, { to: 'customer' }>, 'role' | 'needsAllAccounts' | 'needsContract'>,
  cachedBy?: CachedBy,
): Promise<VersionedTenant> {
  const tenant = await findTenant(db, userId, customerId, cachedBy);
  if (!tenant || rank[tenant.role] < rank[access.role]) throw forbidden();
  if (access.needsAllAccounts && tenant.accountIds !== 'all') throw forbidden();
  if (access.needsContract && !tenant.hasContract) throw argumentError('CustomerIsMissingContract');
  return tenant;
}

/**
 * A person's current membership of a customer, or undefined. For background work after the request has been answered.
 */
export async function findTenant(
  db: Kysely<Database>,
  userId: string,
  customerId: string,
  cachedBy?: CachedBy,
): Promise<VersionedTenant | undefined> {
  const member = await findMember(db, userId, customerId, cachedBy ?? 'none');
  if (!member) return undefined;
  return {
    userId,
    customerId,
    role: member.role,
    hasContract: member.has_contract,
    accountIds: reachOf(member.access, member.account_ids),
    version: member.version,
  };
}

/** Where the request names the customer. Not validated yet. */
function placeOf(
  access: Extract<Access, { to: 'customer' }>,
  request: FastifyRequest,
): Record<string, unknown> | undefined {
  if (access.named === 'in-path') return request.params as Record<string, unknown>;
  if (access.named === 'in-query') return request.query as Record<string, unknown>;
  const body = z.safeParse(data(z.looseObject({})), request.body);
  return body.success ? body.data.data : undefined;
}

/** A limited administrator without any remaining account has no access. */
async function requireRoleSomewhere(db: Kysely<Database>, userId: string, role: HeldRole): Promise<void> {
  const roles = (Object.keys(rank) as HeldRole[]).filter(held => rank[held] >= rank[role]);
  const found = await db
    .selectFrom('memberships as m')
    .where('m.user_id', '=', userId)
    .where('m.role', 'in', roles)
    .where(where =>
      where.or([
        where('m.access', '=', 'Full'),
        where.exists(
          where
            .selectFrom('membership_accounts as ma')
            .whereRef('ma.user_id', '=', 'm.user_id')
            .whereRef('ma.customer_id', '=', 'm.customer_id')
            .select('ma.account_id'),
        ),
      ]),
    )
    .select('m.customer_id')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw forbidden();
}

function reachOf(access: HeldAccess, accountIds: string[]): readonly string[] | 'all' {
  return access === 'Full' ? 'all' : accountIds;
}

const versionOf = (member: string): RawBuilder<string | null> =>
  sql`(select bit_xor(k.change)::text from customer_changes k where k.customer_id = ${sql.ref(`${member}.customer_id`)})`;

/** Version for member `m`. Read before the data itself, so it is never newer than the data. */
const versions: Record<CachedBy | 'none', RawBuilder<string | null>> = {
  customer: versionOf('m'),
  // Includes the customer ids, so that the version also changes when a person leaves a customer without recorded
  // changes.
  'own-customers': sql`(select string_agg(concat(own.customer_id, ' ', ${versionOf('own')}), ',' order by own.customer_id)
    from memberships own where own.user_id = m.user_id)`,
  none: sql`null::text`,
};

function findMember(db: Kysely<Database>, userId: string, customerId: string, cachedBy: CachedBy | 'none') {
  return db
    .selectFrom('memberships as m')
    .innerJoin('customers as c', 'c.customer_id', 'm.customer_id')
    .where('m.user_id', '=', userId)
    .where('m.customer_id', '=', customerId)
    .select(['m.role', 'm.access', 'c.has_contract'])
    .select(
      sql<string[]>`coalesce((select jsonb_agg(ma.account_id) from membership_accounts ma
        where ma.user_id = m.user_id and ma.customer_id = m.customer_id), '[]'::jsonb)`.as('account_ids'),
    )
    .select(versions[cachedBy].as('version'))
    .executeTakeFirst();
}
