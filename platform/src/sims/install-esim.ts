import type { EsimStatus } from 'shared/contracts/sim-card';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { esimCard } from './esim-card.ts';
import { mainSimCard, replaceMainCard } from './main-sim-card.ts';
import { lockSubscriptionRow } from '../orders/lock-subscription-row.ts';

/** What a phone makes of an ordered eSIM. */
export type InstallResult = Exclude<EsimStatus, 'Ordered'>;

/**
 * Plays the phone: installs the ordered eSIM of a subscription, or refuses it. An installed one takes the place of the
 * main SIM card. Where the main card has none, plays the tablet that a data card is for.
 *
 * @returns whether there was an eSIM to install
 */
export function installEsim(
  db: Kysely<Database>,
  subscriptionId: string,
  status: InstallResult,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    // First, as an order that is carried out does: in another order the two could wait for each other.
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
    // After a loss the number is on the eSIM already.
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
