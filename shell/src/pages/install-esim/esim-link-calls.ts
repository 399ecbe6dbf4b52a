import { esimCodeAnswer, openEsimLinkAnswer } from 'shared/contracts/esim-code';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { clearPendingRequest, requestKey } from './pending-code-request.ts';

/** The state of the link. Reading it does not use the link up. */
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

/**
 * Reveals the code, once. Repeating the request until a response arrives counts as the same view: only its response was
 * lost.
 */
export const showEsimCode = async (http: Http, token: string) => {
  const key = requestKey(token);
  const answer = await http.request({
    method: 'POST',
    path: '/self-service-api/esim-codes',
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { token },
    schema: esimCodeAnswer,
  });
  clearPendingRequest();
  return answer;
};
