import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The merchant of the payments, at the provider and here. */
export const merchantAccount = 'Selvbetjening';

const word = z.string().check(
  z.maxLength(200),
  z.refine(text => !text.includes('\0')),
);

/** A provider's notification of one payment. The provider may add members; only these are used. */
const notificationItemSchema = z.object({
  eventCode: word,
  success: z.enum(['true', 'false']),
  pspReference: word,
  originalReference: z.optional(word),
  merchantAccountCode: word,
  merchantReference: word,
  amount: z.object({ value: z.int(), currency: z.string().check(z.length(3)) }),
  /** Reason why a payment was not made. Not part of the signature. */
  reason: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
export type NotificationItem = z.infer<typeof notificationItemSchema>;

/** Body of `POST /payments/webhook`, in the provider's format without our envelope. */
export const notificationBody = z.object({
  notificationItems: z
    .array(
      z.object({
        NotificationRequestItem: z.extend(notificationItemSchema, {
          additionalData: z.object({ hmacSignature: word }),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

/**
 * Signature of an item: the fields named in the provider's documentation, joined by colons and signed with the shared
 * key.
 */
export function signNotification(item: NotificationItem, key: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    String(item.amount.value),
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed, 'utf8').digest('base64');
}

/** Whether the provider signed it. Compares in constant time. */
export function isSignedBy(item: NotificationItem, signature: string, key: string): boolean {
  const actual = Buffer.from(signature, 'base64');
  const expected = Buffer.from(signNotification(item, key), 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
