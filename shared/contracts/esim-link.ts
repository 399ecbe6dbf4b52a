import * as z from 'zod/mini';
import { ESIM_LINK_STATES } from './esim-code.ts';
import { customerQueryShape, data, emailSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** A link as shown to its sender. Its secret is only in the message. */
export const esimLinkSchema = z.object({
  id: idSchema,
  /** The data card concerned; null for the eSIM of the subscription's number. */
  dataCardIcc: z.nullable(z.string()),
  /** An e-mail address, or a phone number for a text message. */
  recipient: z.string(),
  sentAt: timestampSchema,
  sentByName: z.string(),
  expiresAt: timestampSchema,
  shownAt: z.nullable(timestampSchema),
  state: openEnum(ESIM_LINK_STATES),
  /** Whether delivery of the message failed. */
  isUndeliverable: z.boolean(),
});
export type EsimLink = z.infer<typeof esimLinkSchema>;

export const esimLinksQuery = z.object(customerQueryShape);

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/sims/esim-links`, for administrators: the
 * last link sent for each eSIM of the subscription.
 */
export const esimLinksAnswer = data(z.object({ links: z.array(esimLinkSchema) }));

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/sims/esim-links`, for administrators: sends
 * the phone's user a link that shows an eSIM's code once. Requires an Idempotency-Key. Invalidates the
 * previous link for the same eSIM.
 *
 * Errors: `SubscriptionActionNotAllowed` if no eSIM is waiting for installation, `NumberNotAvailable` for the
 * subscription's own number while no phone uses it, `IllegalSendToEmail`,
 * `CustomerDoesNotHaveRightToUseDomain`, and 429 `TooManyRequests`.
 */
export const esimLinkBody = data(
  z.object({
    dataCardIcc: z.optional(z.nullable(idSchema)),
    /** An e-mail address, or a Danish phone number of 8 digits. */
    recipient: z.union([emailSchema, z.string().check(z.regex(/^\d{8}$/))]),
  }),
);
export type EsimLinkBody = z.infer<typeof esimLinkBody>['data'];
export const esimLinkAnswer = data(z.object({ link: esimLinkSchema }));

/**
 * Response of `DELETE …/sims/esim-links/{linkId}`, for administrators: invalidates the link immediately.
 * Errors: 404 for a link that was replaced, 400 `SubscriptionActionNotAllowed` after the code was shown.
 */
export const esimLinkWithdrawnAnswer = data(z.object({ linkId: idSchema }));
