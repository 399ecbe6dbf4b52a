import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { data, dateSchema, openEnum } from './wire.ts';

/**
 * Consequences of an order that are not fields of the subscription. The portal has a Danish sentence for each
 * (mfe-subscriptions, consequence-texts.ts) and skips unknown ones.
 */
export const CONSEQUENCES = [
  'Unknown',
  /** The old SIM card stops working. */
  'OldSimCard',
  /** The eSIM in use stops working. */
  'OldEsim',
  /** The replaced data card stops working. */
  'OldDataCard',
  /** The removed data card stops working. */
  'DataCardEnds',
  /** The subscription pays for calls forwarded to a number. */
  'ForwardingCost',
  /** Outgoing calls are barred, so calls cannot be forwarded to a number. */
  'ForwardingBarred',
  /** All calls are forwarded; other forwardings are suspended. */
  'ForwardingSuspended',
  /** Everything stops working: SIM cards, data cards, services. */
  'SubscriptionEnds',
  /** The telephone number may be assigned to somebody else. */
  'NumberReleased',
  /** Porting the number must be ordered from the new provider before the subscription ends. */
  'PortingIsOrderedThere',
  /** Administrators without access to the new billing account lose their usage alerts of the subscription to another. */
  'AlertsHandedOver',
] as const;
export type Consequence = Exclude<(typeof CONSEQUENCES)[number], 'Unknown'>;

/** A field's value: an enumeration value, a number, a day, a boolean, or null for none. */
export const previewValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type PreviewValue = z.infer<typeof previewValueSchema>;

/** A field before and after. The action defines the field names in its contract. */
export const previewChangeSchema = z.object({
  field: z.string(),
  from: previewValueSchema,
  to: previewValueSchema,
});

/** What an order would do if it were placed now. */
export const orderPreviewSchema = z.object({
  /** Effective date in Denmark. */
  effectiveDate: dateSchema,
  /** The fields that would change. */
  changes: z.array(previewChangeSchema),
  /** Per month and one-time, without VAT; missing if the price does not change. */
  price: z.optional(
    z.nullable(z.object({ before: moneySchema, after: moneySchema, oneTime: z.nullable(moneySchema) })),
  ),
  /** What ends with the order. */
  ends: z.array(openEnum(CONSEQUENCES)),
  /** What cannot be reversed. */
  irreversible: z.array(openEnum(CONSEQUENCES)),
  /** What else the user should know before ordering. */
  notices: z.array(openEnum(CONSEQUENCES)),
});
export type OrderPreview = z.infer<typeof orderPreviewSchema>;

/**
 * Path of an order's preview: below the order's own path, with a separate one for removals, because orders
 * that differ only by method share a path.
 */
export const previewPath = (method: string, path: string): string =>
  method === 'DELETE' ? `${path}/removal-preview` : `${path}/preview`;

/**
 * Response of `POST /self-service-api/subscriptions/{subscriptionId}/{endpoint}/preview` (see
 * {@link previewPath}), for administrators: takes the order's body, refuses what the order would refuse, and
 * changes nothing.
 */
export const orderPreviewAnswer = data(orderPreviewSchema);
