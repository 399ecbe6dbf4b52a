import type {
  ADMINISTRATOR_SORT_COLUMNS,
  Administrator,
  RequestableUserType,
} from 'shared/contracts/administrator';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { HeldAccess, HeldRole } from '../database/tables/customers.ts';
import { readRows, toMoment } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { resendAvailableAt, statusOf } from '../invitations/invitation-rows.ts';
import { rowCount, totalOf, type Page } from '../kernel/lists/page.ts';
import { containsWords, searchWords } from '../kernel/lists/search-terms.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

export interface UserSearch extends Page {
  types: readonly RequestableUserType[];
  search: string | undefined;
  /** Only invitations that can still be accepted at that time. */
  waitingAt?: Date | undefined;
  orderBy: (typeof ADMINISTRATOR_SORT_COLUMNS)[number];
  isDescending: boolean;
}

/** A person or an invitation of a customer. */
export interface FoundUser {
  invitation_id: string | null;
  role: HeldRole;
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** Times are text, because the list is read as JSON. */
interface UserRow extends FoundUser {
  user_id: string | null;
  created_at: string;
  last_login_at: string | null;
  access: HeldAccess;
  account_ids: string[];
  version: number | null;
  inviter: { name: string; email: string } | null;
  sent_at: string | null;
  expires_at: string | null;
  is_undeliverable: boolean | null;
  total_count: number;
}

const HELD_ROLES: readonly HeldRole[] = ['User', 'Admin', 'Superadmin'];

/** User types of a person and an invitation, by role. */
const typesByRole = {
  User: { person: 'Employee', invitation: 'EmployeeInvitation' },
  Admin: { person: 'Administrator', invitation: 'AdministratorInvitation' },
  Superadmin: { person: 'SuperAdministrator', invitation: 'SuperAdministratorInvitation' },
} as const satisfies Record<HeldRole, Record<'person' | 'invitation', RequestableUserType>>;

/** Sort column by order. Rank puts superadministrators first; equal rows are ordered by e-mail. */
const sortColumns: Record<UserSearch['orderBy'], string> = {
  Unknown: 'rank',
  UserType: 'rank',
  Email: 'email',
  Name: 'sort_name',
  Created: 'created_at',
  LastLogin: 'last_login_at',
};

/**
 * One page of a customer's people and invitations. A limited administrator sees only those of another's billing
 * accounts that they have access to themselves.
 */
export async function findUsers(
  db: Kysely<Database>,
  tenant: Tenant,
  search: UserSearch,
  now: Date,
): Promise<{ users: Administrator[]; totalCount: number }> {
  const direction = sql.raw(search.isDescending ? 'desc' : 'asc');
  const list = sql<UserRow>`
    select user_id, invitation_id, role, email, first_name, last_name, created_at, last_login_at, access, version,
      sent_at, expires_at, is_undeliverable, ${countOf(tenant.customerId, search)} as total_count,
      (select jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email)
        from users u where u.user_id = person.inviter_id) as inviter,
      coalesce(account_ids, case when access = 'Limited' then (
        select jsonb_agg(ma.account_id order by ma.account_id) from membership_accounts ma
        where ma.user_id = person.user_id and ma.customer_id = ${tenant.customerId}
      ) end, '[]'::jsonb) as account_ids
    from (${everybody(tenant.customerId, search)}) person
    order by ${sql.ref(sortColumns[search.orderBy])} ${direction} nulls last, email, invitation_id
    limit ${search.pageSize} offset ${search.offset}`;
  const rows = await readRows(db, list);
  const people = sql<{ email: string }>`(${everybody(tenant.customerId, search)})`.as('person');
  return {
    users: rows.map(row => toAdministrator(row, tenant, now)),
    totalCount: await totalOf(rows, search, db.selectFrom(people).select(rowCount)),
  };
}

/** Without a search, all can be counted without reading any names. */
function countOf(customerId: string, { types, search, waitingAt }: UserSearch) {
  if (searchWords(search).length > 0 || waitingAt) return sql`count(*) over ()`;
  return sql`(select count(*) from memberships
      where customer_id = ${customerId} and ${oneOf('role', rolesOf(types, 'person'))})
    + (select count(*) from invitations where customer_id = ${customerId} and accepted_at is null
      and ${oneOf('role', rolesOf(types, 'invitation'))})`;
}

/** Selects a customer's people and invitations. */
type UserFilter = Pick<UserSearch, 'types' | 'search' | 'waitingAt'>;

/** A customer's people and invitations with their common columns, unordered. */
export function everybody(
  customerId: string,
  { types, search, waitingAt }: UserFilter,
): RawBuilder<FoundUser> {
  const words = searchWords(search);
  const rank = sql`case role when 'Superadmin' then 1 when 'Admin' then 2 else 3 end as rank`;
  return sql<FoundUser>`
    select u.user_id, null as invitation_id, role, ${rank}, u.email collate "C" as email, u.first_name, u.last_name,
      u.sort_name, m.created_at, u.last_login_at, access, m.version, null::jsonb as account_ids,
      null as inviter_id, null::timestamptz as sent_at, null::timestamptz as expires_at,
      null::boolean as is_undeliverable
    from memberships m join users u on u.user_id = m.user_id
    where customer_id = ${customerId} and ${oneOf('role', rolesOf(types, 'person'))} and ${waitingAt === undefined}
      and ${containsWords('u.search_text', words)}
    union all
    select null, invitation_id, role, ${rank}, email, null, null, null, created_at, null, access, null, account_ids,
      inviter_id, sent_at, expires_at, is_undeliverable
    from invitations
    where customer_id = ${customerId} and accepted_at is null
      and ${oneOf('role', rolesOf(types, 'invitation'))} and ${containsWords('email', words)}
      and ${waitingAt ? isWaiting(waitingAt) : sql<SqlBool>`true`}`;
}

/** Whether an invitation can still be accepted. */
export function isWaiting(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(accepted_at is null and not is_undeliverable and expires_at > ${now})`;
}

/** The roles of people, or of invitations, that the types include. */
function rolesOf(types: readonly RequestableUserType[], kind: 'person' | 'invitation'): HeldRole[] {
  return HELD_ROLES.filter(role => types.includes(typesByRole[role][kind]));
}

export const userTypeOf = ({ role, invitation_id }: FoundUser): RequestableUserType =>
  typesByRole[role][invitation_id === null ? 'person' : 'invitation'];

function toAdministrator(row: UserRow, tenant: Tenant, now: Date): Administrator {
  const { accountIds } = tenant;
  const visible =
    accountIds === 'all' ? row.account_ids : row.account_ids.filter(id => accountIds.includes(id));
  return {
    ...(row.user_id === null ? {} : { userId: row.user_id }),
    ...(row.invitation_id === null ? {} : { invitationId: row.invitation_id }),
    userType: userTypeOf(row),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    created: toMoment(row.created_at),
    lastLogin: row.last_login_at === null ? null : toMoment(row.last_login_at),
    accessType: row.access,
    assets: visible.map(id => ({ id, type: 'Account' as const })),
    ...(row.version === null ? {} : { version: row.version }),
    ...invitationFields(row, now),
  };
}

/** Columns that only invitations have. */
function invitationFields(row: UserRow, now: Date): Partial<Administrator> {
  const { is_undeliverable } = row;
  if (row.sent_at === null || row.expires_at === null || is_undeliverable === null) return {};
  const sent_at = new Date(row.sent_at);
  const expires_at = new Date(row.expires_at);
  return {
    inviter: row.inviter,
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    status: statusOf({ accepted_at: null, is_undeliverable, expires_at }, now),
    resendAvailableAt: resendAvailableAt({ sent_at, is_undeliverable }, now).toISOString(),
  };
}
