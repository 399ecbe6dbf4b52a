import {
  acceptInvitationAnswer,
  openInvitationAnswer,
  type AcceptInvitationBody,
} from 'shared/contracts/invitation';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const pathOf = (token: string): string => `/self-service-api/invitations/${encodeURIComponent(token)}`;

/** What the page of the link shows. Asked once: the answer to a link that has been used is another. */
export const openInvitationQuery = (http: Http, token: string) =>
  queryOptions({
    queryKey: ['shell', 'invitation', token],
    queryFn: ({ signal }) => http.request({ path: pathOf(token), schema: openInvitationAnswer, signal }),
    select: ({ invitation }) => invitation,
    staleTime: Infinity,
  });

/** Makes the login, and gives it the access. */
export const acceptInvitation = (http: Http, token: string, body: AcceptInvitationBody) =>
  http.request({ method: 'POST', path: pathOf(token), body, schema: acceptInvitationAnswer });

/** Gives the access to the signed-in person. */
export const joinByInvitation = (http: Http, token: string) =>
  http.request({ method: 'POST', path: `${pathOf(token)}/membership`, schema: acceptInvitationAnswer });
