import {
  acceptInvitationAnswer,
  acceptInvitationBody,
  invitationTokenParams,
  openInvitationAnswer,
} from 'shared/contracts/invitation';
import { acceptAsNewPerson, acceptAsSignedIn, readOpenInvitation } from './accept-invitation.ts';
import type { Api, ApiContext } from '../kernel/api.ts';

const summaries = {
  read: 'What the page of an invitation’s link shows',
  accept: 'Make a login from an invitation',
  join: 'Accept an invitation with the login one has',
};

/**
 * Routes for the holder of an invitation link. Without a login: `GET /invitations/{token}` and `POST
 * /invitations/{token}`; signed in, for a person who already has a login: `POST /invitations/{token}/membership`.
 */
export function addInvitationLinkRoutes(api: Api, context: ApiContext): void {
  const params = invitationTokenParams;

  api.get(
    '/invitations/:token',
    {
      config: { access: { to: 'everyone' } },
      schema: { summary: summaries.read, params, response: { 200: openInvitationAnswer } },
    },
    async request => ({ data: { invitation: await readOpenInvitation(context, request.params.token) } }),
  );

  api.post(
    '/invitations/:token',
    {
      config: { access: { to: 'everyone' } },
      schema: {
        summary: summaries.accept,
        params,
        body: acceptInvitationBody,
        response: { 200: acceptInvitationAnswer },
      },
    },
    async request => {
      const { token } = request.params;
      const user = await acceptAsNewPerson(context, request, token, request.body.data);
      return { data: { user } };
    },
  );

  api.post(
    '/invitations/:token/membership',
    {
      config: { access: { to: 'signed-in' } },
      schema: { summary: summaries.join, params, response: { 200: acceptInvitationAnswer } },
    },
    async request => {
      const user = await acceptAsSignedIn(context, request, request.params.token);
      return { data: { user } };
    },
  );
}
