import type { NewOfferings } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { createQueries } from './create.queries.ts';
import type { PlanValues } from './draft.ts';

const useOfferings = (category: PlanValues['category']) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = createQueries(useHttp(), customerId).offerings(category ?? 'Voice');
  return useQuery({ ...query, enabled: category !== undefined }).data;
};

/** Whether the selected plan is known to be no longer offered. */
export const useIsWithdrawn = ({ category, offering }: PlanValues): boolean => {
  const offerings = useOfferings(category);
  return offering !== '' && offerings?.offerings.every(({ id }) => id !== offering) === true;
};

/** What is offered with the selected plan; undefined until loaded. */
export const useOffered = ({
  category,
  offering,
}: PlanValues): { offerings: NewOfferings; plan: PricePlanOffering } | undefined => {
  const offerings = useOfferings(category);
  const plan = offerings?.offerings.find(({ id }) => id === offering);
  return offerings && plan && { offerings, plan };
};
