import * as z from 'zod/mini';
import { assetSchema } from './asset.ts';
import { newPasswordSchema } from './password.ts';
import { personNameSchema, phoneNumberSchema } from './person.ts';
import { customerQueryShape, data, idSchema, openEnum, searchText, timestampSchema } from './wire.ts';

/**
 * Where an invitation is (INV-004). `Pending`: sent and not used (INV-002). `Expired`: its link's 14 days are over.
 * `Failed`: the mail could not be delivered. `Accepted`: used. The first three can be resent and deleted.
 */
export const INVITATION_STATUSES = ['Unknown', 'Pending', 'Expired', 'Failed', 'Accepted'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Days that the link of an invitation works, counted from the last mail. */
export const INVITATION_DAYS = 14;

/** The superadministrator who sent the invitation; missing when it came from customer support or the person is gone. */
export const inviterSchema = z.object({ name: z.string(), email: z.string() });
export type Inviter = z.infer<typeof inviterSchema>;

/**
 * Body of `POST /self-service-api/invitations` (INV-036), for superadministrators; answers 200 with
 * `invitationAnswer`. Takes an Idempotency-Key.
 *
 * An address without an invitation here gets one. With one, the call is a resend (INV-037): a new link and mail,
 * the old link is dead; before `resendAvailableAt` no mail is sent (`outcome` `Unchanged`), so that a double click
 * sends one. Without assets the access of an open invitation stays as it was; with assets it takes the new ones.
 * A call with `invitationId` is a resend of that one and nothing else: it never invites anew, with an access that
 * nobody asked for.
 *
 * Errors: `SelfserviceUserAlreadyExists` (is an administrator here), `ExistingSuperadminCannotBeDowngraded`,
 * `IllegalSendToEmail` (malformed, reserved or undeliverable), `InvalidInvitationTypeGiven` (other than
 * administrator), `CustomerDoesNotHaveRightToUseDomain`, `NotFound` (an asset that is not the customer's, or an `invitationId` that is not open any more), 403 for
 * superadministrator invitations (CUST-029).
 */
export const invitationBody = data(
  z.object({
    /** Trimmed and taken without regard to case. Whether it is an address is answered with a domain code. */
    email: searchText(320),
    /** `AdministratorInvitation`, also when left out (INV-047). */
    type: z.optional(searchText(64)),
    /** The billing accounts the access is limited to; none or left out is full access. */
    assets: z.optional(z.array(assetSchema).check(z.maxLength(500))),
    /** The open invitation that is sent again. */
    invitationId: z.optional(idSchema),
  }),
);
export type InvitationBody = z.infer<typeof invitationBody>['data'];

export const invitationQuery = z.object(customerQueryShape);

/** What the call did. `Unchanged`: the mail is on its way already. */
export const INVITATION_OUTCOMES = ['Unknown', 'Created', 'Resent', 'Unchanged'] as const;

export const invitationSchema = z.object({
  invitationId: idSchema,
  email: z.string(),
  status: openEnum(INVITATION_STATUSES),
  expiresAt: timestampSchema,
  sentAt: timestampSchema,
  /** From this moment a resend sends a mail again. */
  resendAvailableAt: timestampSchema,
  outcome: openEnum(INVITATION_OUTCOMES),
});
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationAnswer = data(z.object({ invitation: invitationSchema }));

/** Query of `DELETE /self-service-api/invitations` (INV-040). Errors: `NotFound`; 403 for a superadministrator's. */
export const deleteInvitationQuery = z.object({ ...customerQueryShape, invitationId: idSchema });
export const deleteInvitationAnswer = data(z.object({ invitationId: idSchema }));

/** The secret of an invitation's link. */
export const invitationTokenParams = z.object({ token: idSchema });

/**
 * Answer of the public `GET /self-service-api/invitations/{token}`: what the page of the link shows. Error:
 * `InvitationTokenIsNotFound` for a link that is unknown, expired, withdrawn or used.
 */
export const openInvitationSchema = z.object({
  email: z.string(),
  companyName: z.optional(z.nullable(z.string())),
  expiresAt: timestampSchema,
  /** True: the address has a login already, so the person signs in and joins instead of filling in the form. */
  hasLogin: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
export const openInvitationAnswer = data(z.object({ invitation: openInvitationSchema }));

/**
 * Body of the public `POST /self-service-api/invitations/{token}`: makes the person's login and gives the access.
 * One use. Errors: `InvitationTokenIsNotFound`, `InvalidPassword`, `CommonPassword`, `LinkInName`,
 * `SelfserviceUserAlreadyExists` (`hasLogin`: sign in and call `POST …/{token}/membership`; the link stays good).
 */
export const acceptInvitationBody = data(
  z.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    phoneNumber: phoneNumberSchema,
    password: newPasswordSchema,
  }),
);
export type AcceptInvitationBody = z.infer<typeof acceptInvitationBody>['data'];

/**
 * Answer of the acceptance and of `POST /self-service-api/invitations/{token}/membership` (signed in, no body): the
 * latter joins the signed-in person, whose e-mail must be the invited one; anybody else gets 403.
 */
export const acceptInvitationAnswer = data(
  z.object({ user: z.object({ userId: idSchema, email: z.string(), customerId: idSchema }) }),
);
