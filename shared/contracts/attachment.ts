import * as z from 'zod/mini';
import { customerQueryShape, data, idSchema, storable } from './wire.ts';

/** What a file may be. Told by its first and last bytes, whatever it is called. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The most that a file may hold: 2 GB (VAL-011). */
export const MAX_ATTACHMENT_BYTES = 2 * 1024 ** 3;

/** Days that a file is kept which no order has named. */
export const ATTACHMENT_DAYS = 7;

/**
 * `POST /self-service-api/attachments`: takes one file, as it is, in the body; its type stands in `content-type`. For
 * administrators of a customer with a contract. What it answers is named in an order, by the person who sent it; a file
 * that no order names is removed after `ATTACHMENT_DAYS`. Takes an Idempotency-Key.
 *
 * Errors: the codes below; `TooManyRequests` for who sends many at once.
 */
export const attachmentQuery = z.object({
  ...customerQueryShape,
  /** What the person calls it. Only ever shown. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255), storable),
});
export const attachmentAnswer = data(z.object({ attachmentId: idSchema }));
