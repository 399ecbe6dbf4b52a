import { passwordResetAnswer, passwordResetLinkAnswer } from 'shared/contracts/password-reset';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** What the page of the link shows. Asked once: the answer to a link that has been used is another. */
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

/** Gives the login its new password; answers the login's e-mail. */
export const savePassword = (http: Http, token: string, password: string) =>
  http.request({
    method: 'POST',
    path: '/self-service-api/password-resets',
    body: { token, password },
    schema: passwordResetAnswer,
  });
