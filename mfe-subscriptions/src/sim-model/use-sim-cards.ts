import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { esimRead } from './sim-cards.queries.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';

/** Poll interval while an eSIM waits to be installed, perhaps on the phone next to the page. */
const pollIntervalMs = 5000;

/** Data of every SIM card page: the subscription and card in its address, and their queries. */
export const useSimCards = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '', simCardNumber = '' } = useParams();
  const http = useHttp();
  const ids = { customerId, subscriptionId };
  return {
    address: { ...ids, simCardNumber },
    subscription: useQuery(subscriptionQueries(http).details(ids)),
    esim: useQuery({
      ...esimRead(http, ids),
      refetchInterval: ({ state: { data } }) => (data?.status === 'Ordered' ? pollIntervalMs : false),
    }),
    management: useAllowedAction(ids, 'SimCards'),
  };
};
