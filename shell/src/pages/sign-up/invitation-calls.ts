import {
  acceptInvitationAnswer,
  openInvitationAnswer,
  type AcceptInvitationBody,
} from 'shared/contracts/invitation';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const pathOf = (token: string): string => `/self-service-api/invitations/${encodeURIComponent(token)}`;

/** What the link's page shows. Fetched once: the response is different once the link is used. */
export const openInvitationQuery = (http: Http, token: string) =>
  queryOptions({
    queryKey: ['shell', 'invitation', token],
    queryFn: ({ signal }) => http.request({ path: pathOf(token), schema: openInvitationAnswer, signal }),
    select: ({ invitation }) => invitation,
    staleTime: Infinity,
  });

/** Creates the login and grants it access. */
export const acceptInvitation = (http: Http, token: string, body: AcceptInvitationBody) =>
  http.request({ method: 'POST', path: pathOf(token), body, schema: acceptInvitationAnswer });

/** Grants access to the signed-in user. */
export const joinByInvitation = (http: Http, token: string) =>
  http.request({ method: 'POST', path: `${pathOf(token)}/membership`, schema: acceptInvitationAnswer });
