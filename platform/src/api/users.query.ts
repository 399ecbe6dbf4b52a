import type {
  ADMINISTRATOR_SORT_COLUMNS,
  Administrator,
  RequestableUserType,
} from 'shared/contracts/administrator';
import { sql, type Kysely } from 'kysely';
import type { HeldAccess } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from './guard.ts';
import { resendAvailableAt, statusOf } from './invitation-rows.ts';
import { containsWords, searchWords } from './search-terms.ts';
import { oneOf } from './within-tenant.ts';

export interface UserSearch {
  types: readonly RequestableUserType[];
  search: string | undefined;
  orderBy: (typeof ADMINISTRATOR_SORT_COLUMNS)[number];
  isDescending: boolean;
  pageSize: number;
  offset: number;
}

interface UserRow {
  user_id: string | null;
  invitation_id: string | null;
  user_type: RequestableUserType;
  email: string;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  last_login_at: Date | null;
  access: HeldAccess;
  account_ids: string[];
  version: number | null;
  inviter_name: string | null;
  inviter_email: string | null;
  sent_at: Date | null;
  expires_at: Date | null;
  is_undeliverable: boolean | null;
}

/** What each column is sorted by. Rank puts superadministrators first; e-mail decides between equals. */
const sortColumns: Record<UserSearch['orderBy'], string> = {
  Unknown: 'rank',
  UserType: 'rank',
  Email: 'email',
  Name: 'sort_name',
  Created: 'created_at',
  LastLogin: 'last_login_at',
};

/**
 * One page of a customer's people and invitations. A limited administrator is shown only those of another's
 * billing accounts that are also their own.
 */
export async function findUsers(
  db: Kysely<Database>,
  tenant: Tenant,
  search: UserSearch,
  now: Date,
): Promise<{ users: Administrator[]; totalCount: number }> {
  const direction = sql.raw(search.isDescending ? 'desc' : 'asc');
  const matching = sql`
    from (${everybody(tenant.customerId)}) person
    where ${oneOf('user_type', search.types)} and ${containsWords('searched', searchWords(search.search))}`;
  const { rows } = await sql<UserRow>`
    select page.user_id, page.invitation_id, user_type, page.email, page.first_name, page.last_name,
      page.created_at, page.last_login_at, page.access, m.version, i.sent_at, i.expires_at, i.is_undeliverable,
      inviter.first_name || ' ' || inviter.last_name as inviter_name, inviter.email as inviter_email,
      coalesce(page.account_ids, (
        select jsonb_agg(ma.account_id order by ma.account_id) from membership_accounts ma
        where ma.user_id = page.user_id and ma.customer_id = ${tenant.customerId}
      ), '[]'::jsonb) as account_ids
    from (
      select person.* ${matching}
      order by ${sql.ref(sortColumns[search.orderBy])} ${direction} nulls last, email, invitation_id
      limit ${search.pageSize} offset ${search.offset}
    ) page
    left join memberships m on m.user_id = page.user_id and m.customer_id = ${tenant.customerId}
    left join invitations i on i.invitation_id = page.invitation_id
    left join users inviter on inviter.user_id = i.inviter_id
    order by ${sql.ref(`page.${sortColumns[search.orderBy]}`)} ${direction} nulls last, page.email,
      page.invitation_id`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db);
  return {
    users: rows.map(row => toAdministrator(row, tenant, now)),
    totalCount: counted.rows[0]?.count ?? 0,
  };
}

function everybody(customerId: string) {
  return sql`
    select m.user_id, null as invitation_id, u.email collate "C" as email, u.first_name, u.last_name, u.sort_name,
      m.created_at, u.last_login_at, m.access, null::jsonb as account_ids,
      case m.role when 'Superadmin' then 1 when 'Admin' then 2 else 3 end as rank,
      case m.role when 'Superadmin' then 'SuperAdministrator' when 'Admin' then 'Administrator' else 'Employee' end
        as user_type,
      lower(u.email || ' ' || u.first_name || ' ' || u.last_name) as searched
    from memberships m join users u on u.user_id = m.user_id
    where m.customer_id = ${customerId}
    union all
    select null, invitation_id, email, null, null, null, created_at, null, access, account_ids,
      case role when 'Superadmin' then 1 when 'Admin' then 2 else 3 end,
      case role when 'Superadmin' then 'SuperAdministratorInvitation' when 'Admin' then 'AdministratorInvitation'
        else 'EmployeeInvitation' end,
      email
    from invitations where customer_id = ${customerId} and accepted_at is null`;
}

function toAdministrator(row: UserRow, tenant: Tenant, now: Date): Administrator {
  const { accountIds } = tenant;
  const visible =
    accountIds === 'all' ? row.account_ids : row.account_ids.filter(id => accountIds.includes(id));
  return {
    ...(row.user_id === null ? {} : { userId: row.user_id }),
    ...(row.invitation_id === null ? {} : { invitationId: row.invitation_id }),
    userType: row.user_type,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    created: row.created_at.toISOString(),
    lastLogin: row.last_login_at?.toISOString() ?? null,
    accessType: row.access,
    assets: visible.map(id => ({ id, type: 'Account' as const })),
    ...(row.version === null ? {} : { version: row.version }),
    ...invitationFields(row, now),
  };
}

/** What only an invitation has. */
function invitationFields(row: UserRow, now: Date): Partial<Administrator> {
  const { sent_at, expires_at, is_undeliverable } = row;
  if (sent_at === null || expires_at === null || is_undeliverable === null) return {};
  return {
    inviter: row.inviter_email === null ? null : { name: row.inviter_name ?? '', email: row.inviter_email },
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    status: statusOf({ accepted_at: null, is_undeliverable, expires_at }, now),
    resendAvailableAt: resendAvailableAt({ sent_at, is_undeliverable }).toISOString(),
  };
}
