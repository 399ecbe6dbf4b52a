import { esimCodeAnswer, openEsimLinkAnswer } from 'shared/contracts/esim-code';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Where the link is. Asking uses nothing up. */
export const openEsimLinkQuery = (http: Http, token: string) =>
  queryOptions({
    queryKey: ['shell', 'esim-link', token],
    queryFn: ({ signal }) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/esim-links',
        body: { token },
        schema: openEsimLinkAnswer,
        signal,
      }),
    select: ({ link }) => link,
    staleTime: Infinity,
  });

/** Shows the code, once. */
export const showEsimCode = (http: Http, token: string) =>
  http.request({
    method: 'POST',
    path: '/self-service-api/esim-codes',
    body: { token },
    schema: esimCodeAnswer,
  });
