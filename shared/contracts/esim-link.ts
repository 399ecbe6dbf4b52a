import * as z from 'zod/mini';
import { customerQueryShape, data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Hours that the link to an eSIM works, counted from its mail or text message. */
export const ESIM_LINK_HOURS = 24;

/**
 * Where the link to an eSIM is. `Ready`: it shows the code when it is asked to. `Shown`: it has, and does so once.
 * `Installed`: a phone has the eSIM. `Unusable`: the eSIM was refused, or another has taken its place.
 */
export const ESIM_LINK_STATES = [
  'Unknown',
  'Ready',
  'Shown',
  'Expired',
  'Withdrawn',
  'Installed',
  'Unusable',
] as const;
export type EsimLinkState = (typeof ESIM_LINK_STATES)[number];

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
    recipient: z.union([z.email().check(z.maxLength(254)), z.string().check(z.regex(/^\d{8}$/))]),
  }),
);
export type EsimLinkBody = z.infer<typeof esimLinkBody>['data'];
export const esimLinkAnswer = data(z.object({ link: esimLinkSchema }));

/**
 * Answer of `DELETE …/sims/esim-links/{linkId}`, for administrators: the link is dead at once. Errors: 404 for a link that
 * another has replaced, 400 `SubscriptionActionNotAllowed` once the code was shown.
 */
export const esimLinkWithdrawnAnswer = data(z.object({ linkId: idSchema }));

/** Body of the two public calls of a link: the secret stands in no address. */
export const esimLinkTokenBody = data(z.object({ token: idSchema }));

/**
 * Answer of the public `POST /self-service-api/esim-links`: what the page behind the link shows before the code. Changes
 * nothing, so that a program that looks at links in mails uses none up. Error: 400 `InvalidToken` for a link that nobody
 * was sent, or that a newer one has replaced.
 */
export const openEsimLinkSchema = z.object({
  state: openEnum(ESIM_LINK_STATES),
  /** The telephone number; told while the link is `Ready` alone. */
  number: z.nullable(z.string()),
  isDataCard: z.boolean(),
  expiresAt: timestampSchema,
  shownAt: z.nullable(timestampSchema),
});
export type OpenEsimLink = z.infer<typeof openEsimLinkSchema>;
export const openEsimLinkAnswer = data(z.object({ link: openEsimLinkSchema }));

/**
 * Answer of the public `POST /self-service-api/esim-codes`: what installs the eSIM, once. Error: 400 `InvalidToken` for a
 * link that is not `Ready`.
 */
export const esimCodeAnswer = data(z.object({ qrCodeContent: z.string() }));
