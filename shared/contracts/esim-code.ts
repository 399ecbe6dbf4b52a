import * as z from 'zod/mini';
import { data, idSchema, openEnum, timestampSchema } from './wire.ts';

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
