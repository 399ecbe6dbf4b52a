import type { SubscriptionFacets, SubscriptionListItem } from 'shared/contracts/subscription-list';
import type { SubscriptionView } from 'shared/contracts/subscription-view';
import { pagingOf } from 'shared/contracts/paging';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { aListItem } from './subscriptions.ts';

/** `count` subscriptions, numbered from 1. */
export const listItems = (count: number): SubscriptionListItem[] =>
  Array.from({ length: count }, (_, index) =>
    aListItem({ id: `S${String(index + 1)}`, firstName: 'Bruger', lastName: String(index + 1) }),
  );

const noFacets: SubscriptionFacets = { types: [], statuses: [], accounts: [] };

/** Mocks the user's saved views. */
export const serveViews = (server: TestApi, views: readonly SubscriptionView[]) =>
  serve(server, 'subscription-views', () => ({ views }));

/**
 * Mocks the overview's call with a list, page by page. A search matches the users' last names. There are no saved views
 * unless `serveViews` is called afterwards.
 */
export const serveSubscriptions = (
  server: TestApi,
  items: readonly SubscriptionListItem[],
  facets: Partial<SubscriptionFacets> = {},
) => {
  serveViews(server, []);
  return serve(server, 'subscriptions', query => {
    const [offset, pageSize] = [Number(query.get('offset')), Number(query.get('pageSize'))];
    const search = query.get('searchQuery');
    const found = items.filter(({ lastName }) => search === null || lastName === search);
    return {
      subscriptions: found.slice(offset, offset + pageSize),
      facets: { ...noFacets, ...facets },
      ...pagingOf({ offset, pageSize, totalCount: found.length }),
    };
  });
};
