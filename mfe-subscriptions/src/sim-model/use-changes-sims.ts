import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';

/** Whether the SIM card pages offer the user any change; true until loaded. Links to them are named after it. */
export const useChangesSims = (ids: SubscriptionIds): boolean => {
  const simCards = useAllowedAction(ids, 'SimCards');
  const dataCards = useAllowedAction(ids, 'DataCards');
  return simCards.allowed !== false || dataCards.allowed !== false;
};
