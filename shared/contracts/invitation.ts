import * as z from 'zod/mini';
import { assetSchema } from './asset.ts';
import { newPasswordSchema } from './password.ts';
import { personNameSchema, phoneNumberSchema } from './person.ts';
import { customerQueryShape, data, idSchema, openEnum, searchText, timestampSchema } from './wire.ts';

/**
 * Status of an invitation (INV-004). `Pending`: sent and not used (INV-002). `Expired`: its link's 14 days
 * are over. `Failed`: the mail could not be delivered. `Accepted`: used. The first three can be resent and
 * deleted.
 */
export const INVITATION_STATUSES = ['Unknown', 'Pending', 'Expired', 'Failed', 'Accepted'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Validity of an invitation's link in days, from the last mail. */
export const INVITATION_DAYS = 14;

/**
 * The superadministrator who sent the invitation; missing if it came from customer support or the user no
 * longer exists.
 */
export const inviterSchema = z.object({ name: z.string(), email: z.string() });
export type Inviter = z.infer<typeof inviterSchema>;

/**
 * Body of `POST /self-service-api/invitations` (INV-036), for superadministrators; returns `invitationAnswer`
 * with 200. Takes an Idempotency-Key.
 *
 * Invites an address without an open invitation. Otherwise the call is a resend (INV-037): it sends a new
 * link and invalidates the old one; before `resendAvailableAt` no mail is sent (`outcome` `Unchanged`), so
 * that a double click sends one. Without assets an open invitation keeps its access; with assets it gets the
 * new access. With `invitationId` the call only resends that invitation and never creates one, which would
 * have an access nobody chose.
 *
 * Errors: `SelfserviceUserAlreadyExists` (is an administrator here), `ExistingSuperadminCannotBeDowngraded`,
 * `IllegalSendToEmail` (malformed, reserved or undeliverable), `InvalidInvitationTypeGiven` (other than
 * administrator), `CustomerDoesNotHaveRightToUseDomain`, `NotFound` (an asset of another customer, or an
 * `invitationId` that is no longer open), 403 for superadministrator invitations (CUST-029).
 */
export const invitationBody = data(
  z.object({
    /** Trimmed and case-insensitive. An invalid address is refused with a domain code. */
    email: searchText(320),
    /** `AdministratorInvitation`, also if omitted (INV-047). */
    type: z.optional(searchText(64)),
    /** The billing accounts the access is limited to; empty or omitted for full access. */
    assets: z.optional(z.array(assetSchema).check(z.maxLength(500))),
    /** The open invitation to resend. */
    invitationId: z.optional(idSchema),
  }),
);
export type InvitationBody = z.infer<typeof invitationBody>['data'];

export const invitationQuery = z.object(customerQueryShape);

/** Outcome of the call. `Unchanged`: a mail was sent only recently. */
export const INVITATION_OUTCOMES = ['Unknown', 'Created', 'Resent', 'Unchanged'] as const;

export const invitationSchema = z.object({
  invitationId: idSchema,
  email: z.string(),
  status: openEnum(INVITATION_STATUSES),
  expiresAt: timestampSchema,
  sentAt: timestampSchema,
  /** Time from which a resend sends a mail. */
  resendAvailableAt: timestampSchema,
  outcome: openEnum(INVITATION_OUTCOMES),
});
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationAnswer = data(z.object({ invitation: invitationSchema }));

/**
 * Query of `DELETE /self-service-api/invitations` (INV-040). Errors: `NotFound`; 403 for a superadministrator
 * invitation.
 */
export const deleteInvitationQuery = z.object({ ...customerQueryShape, invitationId: idSchema });
export const deleteInvitationAnswer = data(z.object({ invitationId: idSchema }));

/** The secret of an invitation's link. */
export const invitationTokenParams = z.object({ token: idSchema });

/**
 * Response of the public `GET /self-service-api/invitations/{token}`: what the link's page shows. Error:
 * `InvitationTokenIsNotFound` for a link that is unknown, expired, withdrawn or used.
 */
export const openInvitationSchema = z.object({
  email: z.string(),
  companyName: z.optional(z.nullable(z.string())),
  expiresAt: timestampSchema,
  /**
   * True if the address already has a login: the user then signs in and joins instead of filling in the form.
   */
  hasLogin: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
export const openInvitationAnswer = data(z.object({ invitation: openInvitationSchema }));

/**
 * Body of the public `POST /self-service-api/invitations/{token}`: creates the login and grants the access.
 * Works once. Errors: `InvitationTokenIsNotFound`, `InvalidPassword`, `CommonPassword`, `LinkInName`,
 * `SelfserviceUserAlreadyExists` (`hasLogin`: sign in and call `POST …/{token}/membership`; the link stays
 * valid).
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
 * Response of the acceptance and of `POST /self-service-api/invitations/{token}/membership` (signed in, no
 * body): the latter adds the signed-in user, whose e-mail must be the invited one; other users get 403.
 */
export const acceptInvitationAnswer = data(
  z.object({ user: z.object({ userId: idSchema, email: z.string(), customerId: idSchema }) }),
);
