import * as z from 'zod/mini';
import { ESIM_LINK_STATES } from './esim-code.ts';
import { customerQueryShape, data, emailSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** A link as whoever sent it sees it. Its secret stands in the message alone. */
export const esimLinkSchema = z.object({
  id: idSchema,
  /** Of which data card; null for the eSIM of the subscription's number. */
  dataCardIcc: z.nullable(z.string()),
  /** An e-mail address, or a phone number for a text message. */
  recipient: z.string(),
  sentAt: timestampSchema,
  sentByName: z.string(),
  expiresAt: timestampSchema,
  shownAt: z.nullable(timestampSchema),
  state: openEnum(ESIM_LINK_STATES),
  /** Whether the message could not be delivered. */
  isUndeliverable: z.boolean(),
});
export type EsimLink = z.infer<typeof esimLinkSchema>;

export const esimLinksQuery = z.object(customerQueryShape);

/**
 * Answer of `GET /self-service-api/subscriptions/{subscriptionId}/sims/esim-links`, for administrators: the link that
 * was sent last for each eSIM that the subscription has.
 */
export const esimLinksAnswer = data(z.object({ links: z.array(esimLinkSchema) }));

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/sims/esim-links`, for administrators: sends whoever has
 * the phone a link that shows an eSIM's code once. Takes an Idempotency-Key and needs it. The link that was sent for the
 * same eSIM before is dead from then on.
 *
 * Errors: `SubscriptionActionNotAllowed` where there is no eSIM that waits to be installed, `NumberNotAvailable` for the
 * subscription's own number while no telephone has it, `IllegalSendToEmail`, `CustomerDoesNotHaveRightToUseDomain`, and
 * 429 `TooManyRequests`.
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
 * Answer of `DELETE …/sims/esim-links/{linkId}`, for administrators: the link is dead at once. Errors: 404 for a link that
 * another has replaced, 400 `SubscriptionActionNotAllowed` once the code was shown.
 */
export const esimLinkWithdrawnAnswer = data(z.object({ linkId: idSchema }));
