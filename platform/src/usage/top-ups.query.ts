import { topUpProducts, type TopUpProduct } from 'shared/catalogue/top-ups';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import type { TopUpZone } from 'shared/contracts/usage';
import type { PricePlanInformation } from 'shared/contracts/subscription';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { SubscriptionsTable, TopUpsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { oneOf } from '../kernel/within-tenant.ts';

/** The order action that top-ups are bought by (`actionKey`). */
const TOP_UP_ACTION = 'POST top-ups';

const mobile = ['Voice', 'GSM', 'MobileBroadband', 'Data'];

/** Whether it leaves the house: then its use depends on where it is used. */
export const isMobile = (category: string): boolean => mobile.includes(category);

/** What can be bought for a subscription: nothing where data is free, or for a fixed line. */
export function topUpsFor({
  category,
  price_plan_information: plan,
}: Pick<Selectable<SubscriptionsTable>, 'category' | 'price_plan_information'>): TopUpProduct[] {
  if (!plan || !isMobile(category)) return [];
  return topUpProducts.filter(({ zone }) => !isFree(plan, zone));
}

function isFree(plan: PricePlanInformation, zone: TopUpZone): boolean {
  if (zone === 'World') return false;
  return zone === 'Dk' ? plan.isFreeDataIncluded : plan.isFreeDataEuIncluded;
}

/** Carried out in a period. */
export function findTopUps(
  db: Kysely<Database>,
  subscriptionId: string,
  period: string,
): Promise<Selectable<TopUpsTable>[]> {
  return db
    .selectFrom('top_ups')
    .where('subscription_id', '=', subscriptionId)
    .where('period', '=', period)
    .selectAll()
    .orderBy('order_id')
    .execute();
}

/** GB that top-ups hold, in one zone or in all. */
export function boughtData(
  topUps: readonly Pick<Selectable<TopUpsTable>, 'product_code' | 'quantity'>[],
  zone?: TopUpZone,
): number {
  return topUps.reduce((sum, { product_code, quantity }) => {
    const product = topUpProducts.find(({ code }) => code === product_code);
    return product && (zone === undefined || product.zone === zone) ? sum + product.data * quantity : sum;
  }, 0);
}

/** How many of each product were bought in a period, orders on their way included. */
export async function countTopUps(
  db: Kysely<Database>,
  subscriptionId: string,
  period: string,
): Promise<(code: string) => number> {
  const bought = await findTopUps(db, subscriptionId, period);
  const ordered = await db
    .selectFrom('orders')
    .where('subscription_id', '=', subscriptionId)
    .where('action', '=', TOP_UP_ACTION)
    .where(oneOf('status', PROCESSING_STATUSES))
    .select([
      sql<string>`details ->> 'productCode'`.as('product_code'),
      sql<number>`(details ->> 'quantity')::integer`.as('quantity'),
    ])
    .execute();
  return code =>
    [...bought, ...ordered].reduce((sum, row) => (row.product_code === code ? sum + row.quantity : sum), 0);
}
