import * as z from 'zod/mini';
import { data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Validity of an eSIM link in hours, from its mail or text message. */
export const ESIM_LINK_HOURS = 24;

/**
 * State of an eSIM link. `Ready`: can show the code on request. `Shown`: has shown it, which it does only
 * once. `Installed`: the eSIM is on a phone. `Unusable`: the eSIM was refused or replaced.
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

/** Body of the link's two public calls: keeps the secret out of the address. */
export const esimLinkTokenBody = data(z.object({ token: idSchema }));

/**
 * Response of the public `POST /self-service-api/esim-links`: what the link's page shows before the code.
 * Changes nothing, so that link scanners in mail programs do not use up the link. Error: 400 `InvalidToken`
 * for an unknown link, or one replaced by a newer link.
 */
export const openEsimLinkSchema = z.object({
  state: openEnum(ESIM_LINK_STATES),
  /** The telephone number; only while the link is `Ready`. */
  number: z.nullable(z.string()),
  isDataCard: z.boolean(),
  expiresAt: timestampSchema,
  shownAt: z.nullable(timestampSchema),
});
export type OpenEsimLink = z.infer<typeof openEsimLinkSchema>;
export const openEsimLinkAnswer = data(z.object({ link: openEsimLinkSchema }));

/**
 * Response of the public `POST /self-service-api/esim-codes`: the eSIM's installation code, only once. Error:
 * 400 `InvalidToken` for a link that is not `Ready`.
 */
export const esimCodeAnswer = data(z.object({ qrCodeContent: z.string() }));
