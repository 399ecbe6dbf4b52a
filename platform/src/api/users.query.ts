import type {
  ADMINISTRATOR_SORT_COLUMNS,
  Administrator,
  RequestableUserType,
} from 'shared/contracts/administrator';
import { sql, type Kysely } from 'kysely';
import type { HeldAccess } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from './guard.ts';
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
): Promise<{ users: Administrator[]; totalCount: number }> {
  const direction = sql.raw(search.isDescending ? 'desc' : 'asc');
  const matching = sql`
    from (${everybody(tenant.customerId)}) person
    where ${oneOf('user_type', search.types)} and ${containsWords('searched', searchWords(search.search))}`;
  const { rows } = await sql<UserRow>`
    select user_id, invitation_id, user_type, email, first_name, last_name, created_at, last_login_at, access,
      coalesce(account_ids, (
        select jsonb_agg(ma.account_id order by ma.account_id) from membership_accounts ma
        where ma.user_id = page.user_id and ma.customer_id = ${tenant.customerId}
      ), '[]'::jsonb) as account_ids
    from (
      select person.* ${matching}
      order by ${sql.ref(sortColumns[search.orderBy])} ${direction} nulls last, email, invitation_id
      limit ${search.pageSize} offset ${search.offset}
    ) page
    order by ${sql.ref(sortColumns[search.orderBy])} ${direction} nulls last, email, invitation_id`.execute(
    db,
  );
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db);
  return { users: rows.map(row => toAdministrator(row, tenant)), totalCount: counted.rows[0]?.count ?? 0 };
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
    from invitations where customer_id = ${customerId}`;
}

function toAdministrator(row: UserRow, tenant: Tenant): Administrator {
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
  };
}
