import { useEffect, useEffectEvent } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { chosenInList } from 'shared/list';
import { useQuery } from 'shared/query';
import { useLocation, useNavigate } from 'shared/router';
import { viewsQuery } from './views.queries.ts';

/** How long an opened list waits for the default view. A later response does not navigate. */
const maxWaitMs = 2_000;

interface ListHistory {
  readonly isChosenInList?: boolean;
}

/**
 * The user's saved views. When the list is opened at an address without a query, their default view is applied. This
 * happens once per address, so that saving a view later does not navigate, and removing a filter does not bring it
 * back.
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
    /** The default view may be about to replace the plain list. */
    isSettling: isOpening && (!isAnswered || initial !== undefined),
  };
};
