import { useEffect, useEffectEvent } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { chosenInList } from 'shared/list';
import { useQuery } from 'shared/query';
import { useLocation, useNavigate } from 'shared/router';
import { viewsQuery } from './views.queries.ts';

/** How long an opened list waits to be told of a default view. What comes later takes nobody elsewhere. */
const maxWaitMs = 2_000;

interface ListHistory {
  readonly isChosenInList?: boolean;
}

/**
 * The person's views, and their default one where the list is opened by an address that says nothing. Such an address is
 * settled once, so that a view that is kept later is not gone to, nor a filter that is taken away put back.
 */
export const useViews = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(viewsQuery(useHttp(), customerId));
  const location = useLocation();
  const navigate = useNavigate();
  const history = location.state as ListHistory | null;
  const isOpening = location.search === '' && history?.isChosenInList !== true;
  const initial = query.data?.views.find(({ isDefault }) => isDefault)?.query;
  const isAnswered = !query.isPending;
  const settle = useEffectEvent((view?: string) => {
    void navigate(
      { search: view ?? '' },
      { replace: true, preventScrollReset: true, ...(view === undefined && { state: chosenInList }) },
    );
  });
  useEffect(() => {
    if (!isOpening) return undefined;
    if (isAnswered) {
      settle(initial);
      return undefined;
    }
    const timer = setTimeout(() => {
      settle();
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isOpening, isAnswered, initial]);
  return {
    query,
    views: query.data?.views ?? [],
    /** Another list may be about to take the place of the plain one. */
    isSettling: isOpening && (!isAnswered || initial !== undefined),
  };
};
