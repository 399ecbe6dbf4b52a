import { ownLogAnswer } from 'shared/contracts/own-log';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Separate from the other queries, which are part of the profile's first page. */
export const ownLogQuery = (http: Http) =>
  queryOptions({
    queryKey: ['mfe-profile', 'own-log'],
    queryFn: async ({ signal }) =>
      (await http.request({ path: '/self-service-api/user/log', schema: ownLogAnswer, signal })).entries,
  });
