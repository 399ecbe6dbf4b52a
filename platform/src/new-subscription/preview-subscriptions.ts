import { fromOre, oreOf } from 'shared/contracts/money';
import type { NewSubscription, NewSubscriptionsPreview } from 'shared/contracts/new-subscription';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { decideSubscription, numberOf } from './create-subscription.ts';
import { findNumbers } from './reserve-number.ts';

/**
 * Checks subscriptions one after the other, each given what the previous ones have taken, in a transaction that the
 * caller rolls back. Inserts none, which keeps 500 within two seconds.
 *
 * @returns the reason for each rejection or null, and the total monthly price of the others
 */
export async function previewSubscriptions(
  change: ChangeContext,
  tenant: Tenant,
  subscriptions: readonly NewSubscription[],
): Promise<NewSubscriptionsPreview> {
  const codes: (string | null)[] = [];
  const prices: number[] = [];
  const cards = new Set<string>();
  const takeNumber = takeNumbersOf(change, subscriptions.length);
  for (const wanted of subscriptions)
    try {
      const icc = wanted.sim?.icc;
      if (icc && cards.has(icc)) throw argumentError('IccAlreadyInUse');
      const { plan, services } = await decideSubscription(change, tenant, wanted);
      if (icc) cards.add(icc);
      await takeNumber(wanted);
      const costing = [plan.productOfferingInformation.recurringPrice, ...services.map(each => each.price)];
      prices.push(...costing.map(oreOf));
      codes.push(null);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      codes.push(error.subCode ?? error.code);
    }
  const price = prices.length === 0 ? null : fromOre(prices.reduce((sum, ore) => sum + ore, 0));
  return { codes, price };
}

/** Takes phone numbers, each only once. Arbitrary free numbers are read in one query. */
function takeNumbersOf(change: ChangeContext, most: number) {
  const { transaction, now } = change;
  const taken = new Set<string>();
  let free: string[] | undefined;
  return async (wanted: NewSubscription): Promise<void> => {
    if (wanted.category !== 'Voice') return;
    let number = wanted.number?.number;
    if (wanted.number?.mode === 'Any') {
      free ??= await findNumbers(transaction, '', null, now, 2 * most);
      number = free.find(each => !taken.has(each));
      if (number === undefined) throw argumentError('NumberNotAvailable');
    } else if (number === undefined || !taken.has(number)) number = await numberOf(change, wanted);
    else throw argumentError('NumberNotAvailable');
    taken.add(number);
  };
}
