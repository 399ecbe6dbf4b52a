import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The merchant that the payments are for, on both sides. */
export const merchantAccount = 'Selvbetjening';

const word = z.string().check(
  z.maxLength(200),
  z.refine(text => !text.includes('\0')),
);

/** What the provider tells of one payment. It adds members as it pleases; these are the ones that count. */
const notificationItemSchema = z.object({
  eventCode: word,
  success: z.enum(['true', 'false']),
  pspReference: word,
  originalReference: z.optional(word),
  merchantAccountCode: word,
  merchantReference: word,
  amount: z.object({ value: z.int(), currency: z.string().check(z.length(3)) }),
  /** Why a payment was not made. Not part of what is signed. */
  reason: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
export type NotificationItem = z.infer<typeof notificationItemSchema>;

/** Body of `POST /payments/webhook`: the provider's own form, without our envelope. */
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

/** The signature of an item: what the provider's documentation names, joined by colons, under the shared key. */
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

/** Whether the provider signed it. Takes as long for a signature that is nearly right as for one that is all wrong. */
export function isSignedBy(item: NotificationItem, signature: string, key: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const right = Buffer.from(signNotification(item, key), 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
