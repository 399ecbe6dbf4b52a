import * as z from 'zod/mini';
import {
  customerAnswer,
  customerRolesAnswer,
  customersAnswer,
  type AccountLevel,
  type Customer,
} from 'shared/contracts/customer';
import { idSchema } from 'shared/contracts/wire';
import type { Kysely, Selectable, SqlBool } from 'kysely';
import type { CustomersTable, HeldAccess, HeldRole } from '../database/tables/customers.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { callerOf, tenantOf } from '../kernel/access/guard.ts';
import { isOwnOf } from '../subscription-model/own-subscription.ts';

const params = z.object({ customerId: idSchema });
const member = { to: 'customer', named: 'in-path', role: 'User' } as const;

/**
 * `GET /customers`: the person's customers with the role at each, ordered by name. `GET /customers/{customerId}`: one
 * of them. `GET /customers/{customerId}/roles`: the person's roles there.
 */
export function addCustomerRoutes(api: Api, { db }: ApiContext): void {
  api.get(
    '/customers',
    {
      config: { access: { to: 'signed-in' }, system: 'CustomerAPI' },
      schema: { summary: "List the signed-in user's customers", response: { 200: customersAnswer } },
    },
    async request => {
      const rows = await memberCustomers(db, callerOf(request)).execute();
      const customers = rows.map(toCustomer).sort((one, other) => compareNames(one, other));
      return { data: { customers } };
    },
  );

  api.get(
    '/customers/:customerId',
    {
      config: { access: member, system: 'CustomerAPI' },
      schema: { summary: 'Get a customer', params, response: { 200: customerAnswer } },
    },
    async request => {
      const { userId, customerId } = tenantOf(request);
      const row = await memberCustomers(db, userId)
        .where('c.customer_id', '=', customerId)
        .executeTakeFirst();
      if (!row) throw notFound();
      return { data: { customer: toCustomer(row) } };
    },
  );

  api.get(
    '/customers/:customerId/roles',
    {
      config: { access: member, system: 'CustomerAPI' },
      schema: {
        summary: "Get the signed-in user's roles at a customer",
        params,
        response: { 200: customerRolesAnswer },
      },
    },
    request => {
      const { customerId, role } = tenantOf(request);
      return { data: { roles: [{ id: customerId, role }] } };
    },
  );
}

function memberCustomers(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('customers as c')
    .innerJoin('memberships as m', 'm.customer_id', 'c.customer_id')
    .where('m.user_id', '=', userId)
    .selectAll('c')
    .select(['m.role', 'm.access'])
    .select(builder =>
      builder
        .exists(
          builder
            .selectFrom('subscriptions as s')
            .whereRef('s.customer_id', '=', 'c.customer_id')
            .where('m.role', '=', 'User')
            .where(isOwnOf(userId))
            .select('s.subscription_id'),
        )
        .as('has_own'),
    );
}

const danish = new Intl.Collator('da', { numeric: true });

function compareNames(one: Customer, other: Customer): number {
  return danish.compare(one.companyName ?? '', other.companyName ?? '') || danish.compare(one.id, other.id);
}

type CustomerRow = Selectable<CustomersTable> & {
  role: HeldRole;
  access: HeldAccess;
  has_own: SqlBool;
};

/** Administrators work on accounts; employees on their own subscriptions, if any are known. */
const levelOf = ({ role, has_own }: CustomerRow): AccountLevel =>
  role !== 'User' ? 'Account' : has_own ? 'Subscription' : 'Unknown';

function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.customer_id,
    companyName: row.company_name,
    cvr: row.cvr,
    type: row.customer_type,
    role: row.role,
    hasContract: row.has_contract,
    canViewHomeOfficeOrders: row.can_view_home_office_orders,
    canCreateHomeOfficeSubscription: row.can_create_home_office_subscription,
    hasTPSPortalAccess: row.has_tps_portal_access,
    address: row.address,
    accountLevel: levelOf(row),
    accessType: row.access,
  };
}
