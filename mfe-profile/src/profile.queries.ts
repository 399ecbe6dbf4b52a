import { usersAnswer } from 'shared/contracts/administrator';
import { customersAnswer } from 'shared/contracts/customer';
import { passkeysAnswer } from 'shared/contracts/passkey';
import { profileAnswer } from 'shared/contracts/profile';
import { secondFactorAnswer } from 'shared/contracts/second-factor';
import { signInsAnswer } from 'shared/contracts/sign-in';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Queries about the signed-in user: `useQuery(profileQueries(useHttp()).profile())`. */
export const profileQueries = (http: Http) => ({
  profile: () =>
    queryOptions({
      queryKey: ['mfe-profile', 'profile'],
      queryFn: async ({ signal }) =>
        (await http.request({ path: '/self-service-api/user', schema: profileAnswer, signal })).user,
    }),

  signIns: () =>
    queryOptions({
      queryKey: ['mfe-profile', 'sign-ins'],
      queryFn: async ({ signal }) =>
        (await http.request({ path: '/self-service-api/user/sign-ins', schema: signInsAnswer, signal }))
          .signIns,
    }),

  secondFactor: () =>
    queryOptions({
      queryKey: ['mfe-profile', 'second-factor'],
      queryFn: async ({ signal }) =>
        (
          await http.request({
            path: '/self-service-api/user/second-factor',
            schema: secondFactorAnswer,
            signal,
          })
        ).secondFactor,
    }),

  passkeys: () =>
    queryOptions({
      queryKey: ['mfe-profile', 'passkeys'],
      queryFn: ({ signal }) =>
        http.request({ path: '/self-service-api/user/passkeys', schema: passkeysAnswer, signal }),
    }),

  customers: () =>
    queryOptions({
      queryKey: ['mfe-profile', 'customers'],
      queryFn: async ({ signal }) =>
        (await http.request({ path: '/self-service-api/customers', schema: customersAnswer, signal }))
          .customers,
    }),

  /** The user's own row among the customer's administrators; null when they are not one. */
  ownAccess: ({ customerId, userId, email }: { customerId: string; userId: string; email: string }) =>
    queryOptions({
      queryKey: ['mfe-profile', customerId, 'own-access', userId],
      queryFn: async ({ signal }) => {
        const { users } = await http.request({
          path: `/self-service-api/customers/${encodeURIComponent(customerId)}/users/v2`,
          query: { requestedTypes: ['Administrator'], searchQuery: email, pageSize: 200 },
          schema: usersAnswer,
          signal,
        });
        // A query function may not return undefined.
        return users.find(user => user.userId === userId) ?? null;
      },
    }),
});
