import { ownLogAnswer } from 'shared/contracts/own-log';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Apart from the other reads, which the first page of the profile is made of. */
export const ownLogQuery = (http: Http) =>
  queryOptions({
    queryKey: ['mfe-profile', 'own-log'],
    queryFn: async ({ signal }) =>
      (await http.request({ path: '/self-service-api/user/log', schema: ownLogAnswer, signal })).entries,
  });
