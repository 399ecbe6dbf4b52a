import {
  accountDifferencesAnswer,
  differsWhen,
  MOST_DIFFERENCES,
  type AccountDifferences,
} from 'shared/contracts/account-differences';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import { sql, type Kysely, type SqlBool } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { accountsOf } from './account-rows.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';

/**
 * `GET /accounts/{accountId}/differing-subscriptions`: subscriptions whose settings differ from the account's employee
 * rights.
 */
export function addAccountDifferencesRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/accounts/:accountId/differing-subscriptions',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'AccountAPI' },
      schema: {
        summary: 'List subscriptions that differ from the employee rights of their billing account',
        params: z.object({ accountId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: accountDifferencesAnswer },
      },
    },
    async request => ({
      data: { differences: await findDifferences(db, tenantOf(request), request.params.accountId) },
    }),
  );
}

const isBarred = sql<boolean>`s.services @> '[{"code":"OWNERCONTROL_NUA"}]'::jsonb`;

async function findDifferences(
  db: Kysely<Database>,
  tenant: Tenant,
  accountId: string,
): Promise<AccountDifferences> {
  const account = await accountsOf(db, tenant)
    .where('a.account_id', '=', accountId)
    .select('a.national_usage_allowance as setting')
    .executeTakeFirst();
  if (!account) throw notFound();
  const differs = differsWhen(account.setting);
  if (differs === undefined) return { count: 0, subscriptions: [] };
  const rows = await db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where('s.account_id', '=', accountId)
    .where('s.status', '=', 'Active')
    .where('s.type', 'in', ['MOBILE', 'MOBILE_BROADBAND'])
    .where(sql<SqlBool>`${isBarred} = ${differs === 'barred'}`)
    .select(['s.subscription_id', 's.local_number', 's.first_name', 's.last_name', 's.name'])
    .select([isBarred.as('is_barred'), sql<number>`count(*) over ()`.as('count')])
    .orderBy('s.sort_name')
    .orderBy('s.subscription_id')
    .limit(MOST_DIFFERENCES)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    subscriptions: rows.map(row => ({
      subscriptionId: row.subscription_id,
      msisdn: row.local_number,
      userName: userNameOf(row),
      productName: row.name,
      isBarred: row.is_barred,
    })),
  };
}
