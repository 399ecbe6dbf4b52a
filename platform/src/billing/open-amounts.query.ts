import type { OpenAmounts, OpenPart } from 'shared/contracts/open-amounts';
import { sql } from 'kysely';
import { money } from '../kernel/money.ts';
import type { billingItemsOf } from './billing-item-rows.ts';

interface Sum {
  count: number;
  ore: number;
}

const toSum = ({ count, ore }: Sum) => ({ count, amount: money(ore) });

/** What is open of these items, in its parts, and what of it is to be paid soon: in one statement. */
export async function sumOpen(
  items: ReturnType<typeof billingItemsOf>,
): Promise<{ open: OpenAmounts; dueSoon: OpenAmounts['total'] }> {
  const groups = await items
    .where('item.open_part', 'is not', null)
    .groupBy(['item.open_part', 'item.is_due_soon'])
    .select(['item.open_part', 'item.is_due_soon'])
    .select([sql<number>`count(*)`.as('count'), sql<number>`sum(item.amount_due_ore)`.as('ore')])
    .execute();
  const sumOf = (isWanted: (part: OpenPart | null, isDueSoon: boolean) => boolean): Sum => {
    const wanted = groups.filter(({ open_part, is_due_soon }) => isWanted(open_part, is_due_soon));
    return {
      count: wanted.reduce((sum, { count }) => sum + count, 0),
      ore: wanted.reduce((sum, { ore }) => sum + ore, 0),
    };
  };
  const sumIn = (wanted: OpenPart) => toSum(sumOf(part => part === wanted));
  return {
    open: {
      total: toSum(sumOf(() => true)),
      parts: { Overdue: sumIn('Overdue'), ToPay: sumIn('ToPay'), Automatic: sumIn('Automatic') },
    },
    dueSoon: toSum(sumOf((part, isDueSoon) => part === 'ToPay' && isDueSoon)),
  };
}
