import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { administratorQueries } from '../administrator.queries.ts';

/** An administrator's usage alerts, loaded only when needed; undefined until loaded. */
export const useHeldAlerts = (email: string, isWanted: boolean) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return useQuery({ ...administratorQueries(useHttp()).heldAlerts({ customerId, email }), enabled: isWanted })
    .data;
};
