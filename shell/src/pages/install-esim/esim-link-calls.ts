import { esimCodeAnswer, openEsimLinkAnswer } from 'shared/contracts/esim-code';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { forgetLook, lookKey } from './look.ts';

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

/** Shows the code, once. Asked for again until it came, it is the same look: only its answer was lost. */
export const showEsimCode = async (http: Http, token: string) => {
  const key = lookKey(token);
  const answer = await http.request({
    method: 'POST',
    path: '/self-service-api/esim-codes',
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { token },
    schema: esimCodeAnswer,
  });
  forgetLook();
  return answer;
};
