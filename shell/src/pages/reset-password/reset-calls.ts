import { passwordResetAnswer, passwordResetLinkAnswer } from 'shared/contracts/password-reset';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** What the link's page shows. Fetched once: the response is different once the link is used. */
export const passwordResetLinkQuery = (http: Http, token: string) =>
  queryOptions({
    queryKey: ['shell', 'password-reset', token],
    queryFn: ({ signal }) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/password-reset-links',
        body: { token },
        schema: passwordResetLinkAnswer,
        signal,
      }),
    select: ({ link }) => link,
    staleTime: Infinity,
  });

/** Sets the login's new password; resolves with the login's e-mail. */
export const savePassword = (http: Http, token: string, password: string) =>
  http.request({
    method: 'POST',
    path: '/self-service-api/password-resets',
    body: { token, password },
    schema: passwordResetAnswer,
  });
