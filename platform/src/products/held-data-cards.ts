import { dataCardProducts, type DataCardProduct } from 'shared/catalogue/data-cards';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The data cards that a subscription has. */
export function findDataCards(db: Kysely<Database>, subscriptionId: string) {
  return db
    .selectFrom('sim_cards as c')
    .leftJoin('data_card_esims as e', 'e.icc', 'c.icc')
    .where('c.subscription_id', '=', subscriptionId)
    .where('c.is_main', '=', false)
    .select(['c.icc', 'c.product_code', 'c.puk_code', 'e.status', 'e.matching_id'])
    .orderBy('c.icc')
    .execute();
}
export type DataCardRow = Awaited<ReturnType<typeof findDataCards>>[number];

export const productOf = (code: string | null): DataCardProduct | undefined =>
  dataCardProducts.find(product => product.code === code);

/** What the data cards of a subscription cost a month, in øre. */
export async function dataCardRate(db: Kysely<Database>, subscriptionId: string): Promise<number> {
  const cards = await findDataCards(db, subscriptionId);
  return cards.reduce((sum, { product_code }) => sum + (productOf(product_code)?.rate ?? 0), 0);
}
