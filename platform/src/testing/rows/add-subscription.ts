import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { pricePlan, pricePlanInformationOf } from 'shared/catalogue/price-plans';
import type { SubscriptionService } from 'shared/contracts/subscription';
import type { SubscriptionStatus } from 'shared/contracts/subscription-kind';
import type { Database } from '../../database/tables.ts';

/** Differences from the default: an active subscription of today's customer. */
export interface SubscriptionChanges {
  status?: SubscriptionStatus;
  future_cancellation_date?: string | null;
  category?: string;
  first_name?: string | null;
  last_name?: string | null;
  local_number?: string | null;
  has_price_plans?: boolean;
  price_plan_code?: string;
  recurring_rate_ore?: number;
  services?: readonly SubscriptionService[];
  binding_end_date?: string | null;
  /** E-mail of the user; one of the demo data makes it that person's own. */
  email?: string | null;
}

/** Makes each order action possible. */
const usual = {
  status: 'Active',
  future_cancellation_date: null,
  name: 'Erhverv Mobil 50 GB',
  price_plan_code: 'EMOB50',
  recurring_rate_ore: 16_900,
  price_plan_information: pricePlanInformationOf(pricePlan('EMOB50')),
  binding_end_date: null,
  services: [
    {
      code: 'SAFESURF',
      description: 'Advarer om farlige sider og falske links.',
      categories: ['Extra'],
      serviceInformation: { displayName: 'Sikker surf' },
    },
  ],
};

/**
 * Adds a copy of one of the customer's mobile subscriptions to this billing account: active, without SIM cards and
 * orders.
 */
export async function addSubscription(
  db: Kysely<Database>,
  accountId = '80011001',
  changes: SubscriptionChanges = {},
): Promise<string> {
  const subscription_id = randomUUID();
  const row = { ...usual, ...changes };
  await sql`insert into subscriptions
    select (jsonb_populate_record(s, ${JSON.stringify({ ...row, subscription_id, account_id: accountId })}::jsonb)).*
    from subscriptions s join accounts a on a.customer_id = s.customer_id
    where a.account_id = ${accountId} and s.category = 'Voice' and s.has_price_plans
      and length(s.subscription_id) <> ${subscription_id.length}
    order by s.subscription_id limit 1`.execute(db);
  return subscription_id;
}
