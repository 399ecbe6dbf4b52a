/** What the pages begin with. */
import type { PreloadHandle } from 'shared/remote/preload';
import { profileQueries } from './profile.queries.ts';

export const profilePreload: PreloadHandle = {
  preload: ({ http, queryClient }) => {
    const queries = profileQueries(http);
    return Promise.all([queryClient.query(queries.profile()), queryClient.query(queries.customers())]);
  },
};

/** The pages that change something of the profile show it as it is. */
export const changePreload: PreloadHandle = {
  preload: ({ http, queryClient }) => queryClient.query(profileQueries(http).profile()),
};

export const signInsPreload: PreloadHandle = {
  preload: ({ http, queryClient }) => queryClient.query(profileQueries(http).signIns()),
};

export const secondFactorPreload: PreloadHandle = {
  preload: ({ http, queryClient }) => queryClient.query(profileQueries(http).secondFactor()),
};

export const passkeysPreload: PreloadHandle = {
  preload: ({ http, queryClient }) => queryClient.query(profileQueries(http).passkeys()),
};
