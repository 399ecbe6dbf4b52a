import * as z from 'zod/mini';
import { customerQueryShape, data, idSchema, storable } from './wire.ts';

/** Allowed file types. Detected by the file's first and last bytes, not its name. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** Maximum file size: 2 GB (VAL-011). */
export const MAX_ATTACHMENT_BYTES = 2 * 1024 ** 3;

/** Days until a file without an order is deleted. */
export const ATTACHMENT_DAYS = 7;

/**
 * `POST /self-service-api/attachments`: uploads one file as the raw body, with its type in `content-type`.
 * For administrators of a customer with a contract. The response's id is used in an order by the same user; a
 * file without an order is deleted after `ATTACHMENT_DAYS`. Takes an Idempotency-Key.
 *
 * Errors: the codes below; `TooManyRequests` for many simultaneous uploads.
 */
export const attachmentQuery = z.object({
  ...customerQueryShape,
  /** File name, for display only. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255), storable),
});
export const attachmentAnswer = data(z.object({ attachmentId: idSchema }));
