import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { data, dateSchema, openEnum } from './wire.ts';

/**
 * What an order brings that is no field of the subscription. The portal has a Danish sentence for each
 * (mfe-subscriptions, consequence-texts.ts); what it does not know it leaves out.
 */
export const CONSEQUENCES = [
  'Unknown',
  /** The old SIM card is dead. */
  'OldSimCard',
  /** The eSIM that was in use. */
  'OldEsim',
  /** The data card that another takes the place of. */
  'OldDataCard',
  /** The data card that is removed. */
  'DataCardEnds',
  /** Calls that are forwarded to a number are paid for by the subscription. */
  'ForwardingCost',
  /** Outgoing calls are barred, so that no call is forwarded to a number. */
  'ForwardingBarred',
  /** All calls are forwarded; the other forwardings wait. */
  'ForwardingSuspended',
  /** Nothing of the subscription works any more: SIM cards, data cards, services. */
  'SubscriptionEnds',
  /** The telephone number may be given to somebody else. */
  'NumberReleased',
  /** Taking the number along is ordered at the new provider, before the subscription ends. */
  'PortingIsOrderedThere',
] as const;
export type Consequence = Exclude<(typeof CONSEQUENCES)[number], 'Unknown'>;

/** What a field holds: a word of the contract, a number, a day, yes or no; null for nothing. */
export const previewValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type PreviewValue = z.infer<typeof previewValueSchema>;

/** A field before and after. The names of the fields are the action's (its contract tells them). */
export const previewChangeSchema = z.object({
  field: z.string(),
  from: previewValueSchema,
  to: previewValueSchema,
});

/** What an order would do, if it were placed now. */
export const orderPreviewSchema = z.object({
  /** The day in Denmark from which it would count. */
  effectiveDate: dateSchema,
  /** What would be otherwise afterwards. */
  changes: z.array(previewChangeSchema),
  /** Per month, and once, without VAT; missing where nothing about the price changes. */
  price: z.optional(
    z.nullable(z.object({ before: moneySchema, after: moneySchema, oneTime: z.nullable(moneySchema) })),
  ),
  /** What ends with it. */
  ends: z.array(openEnum(CONSEQUENCES)),
  /** What cannot be taken back once it is done. */
  irreversible: z.array(openEnum(CONSEQUENCES)),
  /** What else is good to know before one orders it. */
  notices: z.array(openEnum(CONSEQUENCES)),
});
export type OrderPreview = z.infer<typeof orderPreviewSchema>;

/**
 * Where an order is previewed: below its own address, and apart for what removes something, since two orders that differ
 * by their method alone have one address.
 */
export const previewPath = (method: string, path: string): string =>
  method === 'DELETE' ? `${path}/removal-preview` : `${path}/preview`;

/**
 * Answer of `POST /self-service-api/subscriptions/{subscriptionId}/{endpoint}/preview` (see {@link previewPath}), for
 * administrators: takes the body of the order, refuses what the order would be refused for, and changes nothing.
 */
export const orderPreviewAnswer = data(orderPreviewSchema);
