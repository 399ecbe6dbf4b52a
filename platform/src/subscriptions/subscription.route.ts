import { fromOre } from 'shared/contracts/money';
import * as z from 'zod/mini';
import { subscriptionAnswer, type SimCard, type Subscription } from 'shared/contracts/subscription';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import type { UsageCategory } from 'shared/contracts/usage';
import type { Kysely, Selectable } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import type { SubscriptionsTable } from '../database/tables/subscriptions.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { categoriesOf } from '../usage/usage-of.ts';
import { readSuspension } from './read-suspension.ts';

/**
 * `GET /subscriptions/{subscriptionId}`: a subscription with its SIM cards. Omits the PUK code for employees (role
 * User), because it unlocks the SIM card; the portal then shows a dash. For the code of their own phone there is a
 * separate route.
 */
export function addSubscriptionRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Get a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: subscriptionAnswer },
      },
    },
    async request => ({
      data: {
        subscription: await readSubscription(
          db,
          tenantOf(request),
          request.params.subscriptionId,
          clock.now(),
        ),
      },
    }),
  );
}

/**
 * A subscription the caller has access to, with its SIM cards.
 *
 * @throws ApiProblem 404
 */
export async function readSubscription(
  db: Kysely<Database>,
  tenant: Tenant,
  id: string,
  now: Date,
): Promise<Subscription> {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where(withinTenant(tenant, 's'))
    .where('s.subscription_id', '=', id)
    .selectAll('s')
    .select(['a.account_name', 'a.root_account_id', 'a.product_group'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: row.subscription_id,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    employeeId: row.employee_id,
    email: row.email,
    circuitId: row.circuit_id,
    telephoneNumber: row.local_number === null ? null : { localNumber: row.local_number },
    category: row.category,
    status: row.status,
    futureCancellationDate: row.future_cancellation_date,
    accountId: row.account_id,
    accountName: row.account_name,
    rootAccountId: row.root_account_id ?? row.account_id,
    accountProductGroup: row.product_group,
    effectiveDate: row.effective_date,
    installationAddress: row.installation_address,
    services: row.services,
    barringsLimit: row.barrings_limit,
    simCards: await readSimCards(db, id, tenant.role !== 'User'),
    recurringRate: row.recurring_rate_ore === null ? null : fromOre(row.recurring_rate_ore),
    pricePlanInformation: row.price_plan_information,
    hasPricePlans: row.has_price_plans,
    invoiceNote: row.invoice_note,
    version: row.version,
    dataUsage: dataUsageOf(row, now),
    ...(tenant.role !== 'User' && { suspension: await readSuspension(db, id, row.status) }),
  };
}

/** Usage of the included data, which people look up most. */
const dataUsageOf = (subscription: Selectable<SubscriptionsTable>, now: Date): UsageCategory[] =>
  categoriesOf({ subscription, period: danishDay(now).slice(0, 7), now }).filter(
    ({ unit, included }) => unit === 'GB' && included !== 0,
  );

async function readSimCards(
  db: Kysely<Database>,
  subscriptionId: string,
  mayOpen: boolean,
): Promise<SimCard[]> {
  const rows = await db
    .selectFrom('sim_cards')
    .where('subscription_id', '=', subscriptionId)
    .selectAll()
    .orderBy('is_main', 'desc')
    .orderBy('icc')
    .execute();
  return rows.map(row => ({
    number: row.icc,
    serviceCode: row.service_code,
    msisdn: row.msisdn,
    pukCode: mayOpen ? row.puk_code : null,
    isMain: row.is_main,
    name: row.name,
  }));
}
