import {
  deleteInvitationAnswer,
  deleteInvitationQuery,
  invitationAnswer,
  invitationBody,
  invitationQuery,
} from 'shared/contracts/invitation';
import { portalPath } from '../identity/client.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { deleteInvitation } from './delete-invitation.ts';
import { sendInvitation } from './send-invitation.ts';

const superadmins = { to: 'customer', named: 'in-query', role: 'Superadmin' } as const;

/**
 * `POST /invitations`: invites an administrator or resends an open invitation (INV-036, INV-037). `DELETE
 * /invitations`: withdraws one (INV-040). Both for superadministrators.
 */
export function addInvitationsRoutes(api: Api, context: ApiContext): void {
  const linkTo = (token: string) => {
    const url = new URL(`${portalPath}opret-login`, context.portalOrigin);
    url.searchParams.set('token', token);
    return url.href;
  };

  api.post(
    '/invitations',
    {
      config: { access: superadmins },
      schema: {
        summary: 'Invite an administrator, or resend an open invitation',
        querystring: invitationQuery,
        body: invitationBody,
        response: { 200: invitationAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async change => ({
        data: {
          invitation: await sendInvitation(change, request.body.data, linkTo),
        },
      })),
  );

  api.delete(
    '/invitations',
    {
      config: { access: superadmins },
      schema: {
        summary: 'Withdraw an invitation',
        querystring: deleteInvitationQuery,
        response: { 200: deleteInvitationAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async change => {
        const { invitationId } = request.query;
        await deleteInvitation(change, invitationId);
        return { data: { invitationId } };
      }),
  );
}
