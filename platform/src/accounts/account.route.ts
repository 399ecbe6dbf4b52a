import * as z from 'zod/mini';
import { accountAnswer, type AccountDetails } from 'shared/contracts/account';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../time/danish-day.ts';
import { accountsOf, toAccount } from './account-rows.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { billingItemsOf } from '../billing/billing-item-rows.ts';
import { sumOpen } from '../billing/open-amounts.query.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/** `GET /accounts/{accountId}`: a billing account with what it owes and the accounts below it (ACC-021). */
export function addAccountRoute(api: Api, context: ApiContext): void {
  api.get(
    '/accounts/:accountId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'AccountAPI' },
      schema: {
        summary: 'Get a billing account',
        params: z.object({ accountId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: accountAnswer },
      },
    },
    async request => ({
      data: { account: await readAccount(context, tenantOf(request), request.params.accountId) },
    }),
  );
}

/**
 * An account the caller has access to.
 *
 * @throws ApiProblem 404
 */
export async function readAccount(
  { db, clock }: { db: Kysely<Database>; clock: Pick<Clock, 'now'> },
  tenant: Tenant,
  id: string,
): Promise<AccountDetails> {
  const row = await accountsOf(db, tenant)
    .where('a.account_id', '=', id)
    .selectAll('a')
    .select('root.account_name as root_account_name')
    .executeTakeFirst();
  if (!row) throw notFound();
  const { open } = await sumOpen(
    billingItemsOf(db, tenant, danishDay(clock.now())).where('item.account_id', '=', id),
  );
  const below = await db
    .selectNoFrom([
      sql<number>`(select count(*) from subscriptions s
        where ${withinTenant(tenant, 's')} and s.account_id = ${id})`.as('subscriptions'),
      sql<number>`(select count(*) from accounts a
        where ${withinTenant(tenant, 'a')} and a.root_account_id = ${id})`.as('accounts'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...toAccount(row),
    version: row.version,
    open,
    invoiceSettings: {
      invoiceFormat: row.invoice_format,
      ean: row.ean,
      email: row.email,
      reference: row.reference,
    },
    counts: below,
  };
}
