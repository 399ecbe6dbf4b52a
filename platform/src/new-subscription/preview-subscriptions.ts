import type { NewSubscription } from 'shared/contracts/new-subscription';
import type { ControlledTransaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { createSubscription } from './create-subscription.ts';

/**
 * Creates subscriptions one after the other, each on what the ones before have left: what is ordered is refused for no
 * other reason. The caller takes all of it back.
 *
 * @returns why each is refused; null for one that is not
 */
export async function previewSubscriptions(
  change: ChangeContext,
  transaction: ControlledTransaction<Database>,
  tenant: Tenant,
  subscriptions: readonly NewSubscription[],
): Promise<(string | null)[]> {
  const codes: (string | null)[] = [];
  for (const wanted of subscriptions) {
    const before = await transaction.savepoint('before_line').execute();
    try {
      await createSubscription({ ...change, transaction: before }, tenant, wanted);
      codes.push(null);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      await before.rollbackToSavepoint('before_line').execute();
      codes.push(error.subCode ?? error.code);
    }
  }
  return codes;
}
