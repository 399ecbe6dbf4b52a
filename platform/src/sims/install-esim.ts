import type { EsimStatus } from 'shared/contracts/sim-card';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { esimCard } from './esim-card.ts';
import { mainSimCard, replaceMainCard } from './main-sim-card.ts';
import { lockSubscriptionRow } from '../orders/actions/lock-subscription-row.ts';

/** Result of installing an eSIM on a phone. */
export type InstallResult = Exclude<EsimStatus, 'Ordered'>;

/**
 * Simulates a phone: installs the ordered eSIM of a subscription, or rejects it. An installed one replaces the main SIM
 * card. Without an ordered eSIM it simulates a tablet that installs the eSIM of a data card.
 *
 * @returns whether there was an eSIM to install
 */
export function installEsim(
  db: Kysely<Database>,
  subscriptionId: string,
  status: InstallResult,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    // First, like the effect of an order; a different order could deadlock.
    await lockSubscriptionRow(transaction, subscriptionId);
    const esim = await transaction
      .updateTable('esims')
      .set({ status })
      .where('subscription_id', '=', subscriptionId)
      .where('status', '=', 'Ordered')
      .returning(['icc', 'puk_code'])
      .executeTakeFirst();
    if (!esim) return installDataCard(transaction, subscriptionId, status);
    const old = await mainSimCard(transaction, subscriptionId);
    // After a loss the number has already moved to the eSIM.
    if (status === 'Activated' && old && old.icc !== esim.icc)
      await replaceMainCard(transaction, subscriptionId, old, { ...esim, ...esimCard });
    return true;
  });
}

async function installDataCard(
  transaction: Transaction<Database>,
  subscriptionId: string,
  status: InstallResult,
): Promise<boolean> {
  const installed = await transaction
    .updateTable('data_card_esims')
    .set({ status })
    .where('icc', 'in', cards =>
      cards
        .selectFrom('sim_cards as c')
        .innerJoin('data_card_esims as e', 'e.icc', 'c.icc')
        .where('c.subscription_id', '=', subscriptionId)
        .where('e.status', '=', 'Ordered')
        .select('c.icc')
        .orderBy('c.icc')
        .limit(1),
    )
    .executeTakeFirst();
  return installed.numUpdatedRows === 1n;
}
