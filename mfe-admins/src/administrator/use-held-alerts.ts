import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { administratorQueries } from '../administrator.queries.ts';

/** An administrator's alerts of usage, asked for once it matters; undefined until they are known. */
export const useHeldAlerts = (email: string, isWanted: boolean) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return useQuery({ ...administratorQueries(useHttp()).heldAlerts({ customerId, email }), enabled: isWanted })
    .data;
};
