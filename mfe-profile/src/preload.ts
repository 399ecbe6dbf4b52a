/** What the page that people are led to from elsewhere begins with. */
import type { PreloadHandle } from 'shared/remote/preload';
import { profileQueries } from './overview/profile.queries.ts';

export const profilePreload: PreloadHandle = {
  preload: ({ http, queryClient }) => {
    const queries = profileQueries(http);
    return Promise.all([queryClient.query(queries.profile()), queryClient.query(queries.customers())]);
  },
};
