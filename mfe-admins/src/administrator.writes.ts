import { removeAccessAnswer, userAssetsAnswer, type UserAssetsBody } from 'shared/contracts/access';
import type { UserType } from 'shared/contracts/administrator';
import { ifMatch } from 'shared/contracts/if-match';
import { deleteInvitationAnswer, invitationAnswer, type InvitationBody } from 'shared/contracts/invitation';
import type { Http } from 'shared/http';

/** The writes of this area. */
export const administratorWrites = (http: Http, customerId: string) => ({
  /** Sends an invitation, or resends it (INV-036, INV-037). */
  invite: (body: InvitationBody) =>
    http.request({
      method: 'POST',
      path: '/self-service-api/invitations',
      query: { customerId },
      body,
      schema: invitationAnswer,
    }),

  /** INV-040. */
  deleteInvitation: (invitationId: string) =>
    http.request({
      method: 'DELETE',
      path: '/self-service-api/invitations',
      query: { customerId, invitationId },
      schema: deleteInvitationAnswer,
    }),

  /** ADM-074: the customer is in the body (C-19). */
  removeAccess: (person: { readonly type: UserType; readonly email: string }) =>
    http.request({
      method: 'DELETE',
      path: '/self-service-api/users/access',
      body: { ...person, customerId },
      schema: removeAccessAnswer,
    }),

  /** ADM-075. `version` is the administrator's version as loaded, so that a concurrent change is not overwritten. */
  changeAccess: (body: UserAssetsBody, version: number | undefined) =>
    http.request({
      method: 'PUT',
      path: '/self-service-api/user/assets',
      query: { customerId },
      headers: ifMatch(version),
      body,
      schema: userAssetsAnswer,
    }),
});

export type AdministratorWrites = ReturnType<typeof administratorWrites>;
