import { useCallback } from 'react';
import type { BulkSelection } from 'shared/contracts/bulk-job';
import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { useCurrentCustomer } from 'shared/customers';
import { useSession } from 'shared/session';

/** The subscriptions selected in the list, for the page that changes them. */
export interface ChosenSubscriptions {
  /** Identifies the selection: a new selection starts a new draft. */
  readonly id: string;
  readonly count: number;
  readonly selection: BulkSelection;
}

/** Session storage key, per user and customer; survives a reload. */
const keyOf = (userId: string, customerId: string) => `draft/bulk-selection/${userId}/${customerId}`;

/** Fallback when storage fails; lost on reload. */
const unstored = new Map<string, ChosenSubscriptions>();

const isChosen = (found: unknown): found is ChosenSubscriptions =>
  typeof found === 'object' && found !== null && 'id' in found && 'count' in found && 'selection' in found;

const read = (key: string): ChosenSubscriptions | undefined => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isChosen(found) ? found : unstored.get(key);
  } catch {
    return unstored.get(key);
  }
};

const write = (key: string, chosen: ChosenSubscriptions): void => {
  unstored.set(key, chosen);
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage is full or blocked: the fallback above has it.
  }
};

/** The selected subscriptions, and the function to select others. */
export const useChosenSubscriptions = () => {
  const { userId } = useSession();
  const { id: customerId } = useCurrentCustomer().customer;
  const key = keyOf(userId, customerId);
  const choose = useCallback(
    (count: number, selection: BulkSelection) => {
      const ids = 'subscriptionIds' in selection ? selection.subscriptionIds : undefined;
      const first = ids && { subscriptionIds: ids.slice(0, MAX_BULK_SUBSCRIPTIONS) };
      write(key, { id: crypto.randomUUID(), count, selection: first ?? selection });
    },
    [key],
  );
  return { read: () => read(key), choose };
};
