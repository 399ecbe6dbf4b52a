import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { administratorQueries } from './administrator.queries.ts';

/** The administrator or invitation with this e-mail, refetched whenever a drawer opens. */
export const useSelectedItem = (email: string) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return useQuery({
    ...administratorQueries(useHttp()).lookup({ customerId, email }),
    refetchOnMount: 'always',
  });
};
