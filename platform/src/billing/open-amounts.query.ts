import { fromOre } from 'shared/contracts/money';
import type { OpenAmounts, OpenPart } from 'shared/contracts/open-amounts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { billingItemsOf } from './billing-item-rows.ts';

interface Sum {
  count: number;
  ore: number;
}

const toSum = ({ count, ore }: Sum) => ({ count, amount: fromOre(ore) });

/** An open amount by part and by whether it is due soon. */
interface OpenGroup extends Sum {
  open_part: OpenPart;
  is_due_soon: boolean;
}

/**
 * The open amounts of these items as a column for {@link toOpenSums}, so that they can be read in the same statement as
 * other values and are consistent with them.
 */
export function openGroups(items: ReturnType<typeof billingItemsOf>): RawBuilder<OpenGroup[] | null> {
  return sql<OpenGroup[] | null>`(select json_agg(groups) from (${grouped(items)}) groups)`;
}

/** The open amounts of these items by part, and what is due soon, in one statement. */
export async function sumOpen(items: ReturnType<typeof billingItemsOf>): Promise<OpenSums> {
  return toOpenSums(await grouped(items).execute());
}

/** A literal, because a parameter would prevent use of the index of unpaid items. On the alias `item`. */
export const isOwed = sql<SqlBool>`item.amount_due_ore <> 0`;

function grouped(items: ReturnType<typeof billingItemsOf>) {
  return items
    .where(isOwed)
    .where('item.open_part', 'is not', null)
    .groupBy(['item.open_part', 'item.is_due_soon'])
    .select([sql<OpenPart>`item.open_part`.as('open_part'), 'item.is_due_soon'])
    .select([sql<number>`count(*)`.as('count'), sql<number>`sum(item.amount_due_ore)`.as('ore')]);
}

interface OpenSums {
  open: OpenAmounts;
  dueSoon: OpenAmounts['total'];
}

export function toOpenSums(groups: readonly OpenGroup[]): OpenSums {
  const sumOf = (isWanted: (part: OpenPart, isDueSoon: boolean) => boolean): Sum => {
    const matching = groups.filter(({ open_part, is_due_soon }) => isWanted(open_part, is_due_soon));
    return {
      count: matching.reduce((sum, { count }) => sum + count, 0),
      ore: matching.reduce((sum, { ore }) => sum + ore, 0),
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
