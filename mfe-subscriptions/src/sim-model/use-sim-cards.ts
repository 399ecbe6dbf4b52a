import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { esimRead } from './sim-cards.queries.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';

/** What every page of SIM cards begins with: which subscription and card its address names, and what is known of them. */
export const useSimCards = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '', simCardNumber = '' } = useParams();
  const http = useHttp();
  const ids = { customerId, subscriptionId };
  return {
    address: { ...ids, simCardNumber },
    subscription: useQuery(subscriptionQueries(http).details(ids)),
    esim: useQuery(esimRead(http, ids)),
    management: useAllowedAction(ids, 'SimCards'),
  };
};
