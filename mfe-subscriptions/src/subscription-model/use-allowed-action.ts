import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { allowedActionsRead } from './allowed-actions.queries.ts';
import type { SubscriptionIds } from './subscription-ids.ts';

/**
 * Whether an action is allowed now, for the page that offers it: `allowed` is undefined until loaded. An action missing
 * from the response is not allowed. The server checks again when the change is made.
 *
 * @param action undefined for a read-only page: no request is made
 */
export const useAllowedAction = (ids: SubscriptionIds, action: SubscriptionAction | undefined) => {
  const query = useQuery({ ...allowedActionsRead(useHttp(), ids), enabled: action !== undefined });
  const own = query.data?.actions.find(each => each.action === action);
  const reason = query.data && own?.allowed !== true ? (own?.reasonCode ?? 'Unknown') : undefined;
  return { query, allowed: query.data && reason === undefined, reason };
};
