import type { PreviewValue } from 'shared/contracts/order-preview';
import type { Kysely, Transaction } from 'kysely';
import { onceIn } from '../database/once-in.ts';
import type { Database } from '../database/tables.ts';
import { includedIn, type ServiceRow } from './services-after.ts';

/** The catalogue of extra services. */
export function readCatalogue(db: Kysely<Database>): Promise<ServiceRow[]> {
  return onceIn(db, 'extra services', () =>
    db.selectFrom('extra_services').selectAll().orderBy('position').execute(),
  );
}

/** What decides about the plan and the services of a subscription. */
export function readPlanOf(transaction: Transaction<Database>, subscriptionId: string) {
  return transaction
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .select(['subscription_id', 'status', 'type', 'name', 'price_plan_code', 'price_plan_information'])
    .select(['recurring_rate_ore', 'services', 'binding_end_date', 'data_used_percent', 'search_text'])
    .executeTakeFirstOrThrow();
}

/** The names of a subscription's extra services, those of its price plan included: for a preview. */
export async function serviceState(
  transaction: Transaction<Database>,
  subscriptionId: string,
): Promise<Record<string, PreviewValue>> {
  const { services, price_plan_code } = await readPlanOf(transaction, subscriptionId);
  const catalogue = await readCatalogue(transaction);
  const codes = [...services.map(({ code }) => code), ...includedIn(price_plan_code ?? '', catalogue)];
  const names = catalogue.filter(row => codes.includes(row.service_code)).map(row => row.name);
  return { services: names.length > 0 ? names.join(', ') : null };
}
