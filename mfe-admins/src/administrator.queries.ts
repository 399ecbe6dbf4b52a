import { heldAlertsAnswer } from 'shared/contracts/access';
import { usersAnswer } from 'shared/contracts/administrator';
import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { toAdministratorItem } from './administrator-item.ts';
import { requestableTypes, theOneMatch } from './lookup-rules.ts';

/** Key prefix of a customer's administrator lists; stale after a change of an administrator. */
export const administratorListsKey = (customerId: string) => ['mfe-admins', customerId, 'lists'] as const;

/** Key prefix of a customer's lookups of one administrator or invitation. */
export const administratorLookupsKey = (customerId: string) => ['mfe-admins', customerId, 'lookups'] as const;

/** The types that the overview lists, and so those that a drawer can open. */
const lookedUpTypes = requestableTypes([
  'SuperAdministrator',
  'SuperAdministratorInvitation',
  'Administrator',
  'AdministratorInvitation',
]);

interface Lookup {
  readonly customerId: string;
  readonly email: string;
}

export const administratorQueries = (http: Http) => ({
  /**
   * One administrator or invitation by e-mail (C-11: users/v2 serves the lookup). Rejects with a `DeveloperError`
   * unless there is exactly one.
   */
  lookup: ({ customerId, email }: Lookup) =>
    queryOptions({
      queryKey: [...administratorLookupsKey(customerId), email.toLowerCase()],
      queryFn: async ({ signal }) => {
        const { users } = await http.request({
          path: `/self-service-api/customers/${encodeURIComponent(customerId)}/users/v2`,
          query: {
            requestedTypes: lookedUpTypes,
            searchQuery: email,
            sortOrder: 'Unknown',
            orderBy: 'Unknown',
            pageSize: DEFAULT_PAGE_SIZE,
            offset: 0,
          },
          schema: usersAnswer,
          signal,
        });
        return theOneMatch(users, email);
      },
      select: toAdministratorItem,
    }),

  /** Usage alerts that an administrator would hand over. Always stale: the user decides by them. */
  heldAlerts: ({ customerId, email }: Lookup) =>
    queryOptions({
      queryKey: [...administratorLookupsKey(customerId), email.toLowerCase(), 'usage-alerts'],
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/users/usage-alerts',
          query: { customerId, email },
          schema: heldAlertsAnswer,
          signal,
        }),
      select: ({ alerts }) => alerts,
      staleTime: 0,
    }),
});
