import type { EsimStatus } from 'shared/contracts/sim-card';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { esimCard } from './esim-card.ts';
import { mainSimCard, replaceMainCard } from './main-sim-card.ts';

/** What a phone makes of an ordered eSIM. */
export type InstallResult = Exclude<EsimStatus, 'Ordered'>;

/**
 * Plays the phone: installs the ordered eSIM of a subscription, or refuses it. An installed one takes the place of the
 * main SIM card.
 *
 * @returns whether there was an eSIM to install
 */
export function installEsim(
  db: Kysely<Database>,
  subscriptionId: string,
  status: InstallResult,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const esim = await transaction
      .updateTable('esims')
      .set({ status })
      .where('subscription_id', '=', subscriptionId)
      .where('status', '=', 'Ordered')
      .returning(['icc', 'puk_code'])
      .executeTakeFirst();
    if (!esim) return false;
    const old = await mainSimCard(transaction, subscriptionId);
    if (status === 'Activated' && old)
      await replaceMainCard(transaction, subscriptionId, old, { ...esim, ...esimCard });
    return true;
  });
}
