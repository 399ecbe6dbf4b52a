/** The first data of the pages. */
import type { QueryClient } from 'shared/query';
import type { PreloadHandle } from 'shared/remote/preload';
import { profileQueries } from './profile.queries.ts';

type Read = (client: QueryClient, queries: ReturnType<typeof profileQueries>) => Promise<unknown>;

const preloadOf = (read: Read): PreloadHandle => ({
  preload: ({ http, queryClient }) => read(queryClient, profileQueries(http)),
});

export const profilePreload = preloadOf((client, queries) =>
  Promise.all([client.query(queries.profile()), client.query(queries.customers())]),
);
/** The pages that change the profile show its present state. */
export const changePreload = preloadOf((client, queries) => client.query(queries.profile()));
export const signInsPreload = preloadOf((client, queries) => client.query(queries.signIns()));
export const secondFactorPreload = preloadOf((client, queries) => client.query(queries.secondFactor()));
export const passkeysPreload = preloadOf((client, queries) => client.query(queries.passkeys()));
