import * as z from 'zod/mini';
import type { Flag, FlagStore } from './flag-store.ts';

const shortText = z.string().check(z.minLength(1), z.maxLength(256));

/** The user of the values. Everyone gets the same ones; the key is returned with them. */
export const userSchema = z.object({ keyId: shortText, name: shortText });

const timestampSchema = z.int().check(z.gte(0));

/** Messages of a client on the stream. Other types are ignored, because newer clients may send some. */
export const clientMessageSchema = z.discriminatedUnion('messageType', [
  z.object({ messageType: z.literal('ping') }),
  z.object({
    messageType: z.literal('data-sync'),
    data: z.object({ timestamp: timestampSchema, user: userSchema }),
  }),
]);

/** Events sent by the client: at most 50 at once (TOG-023). */
export const eventsSchema = z
  .array(
    z.object({
      user: userSchema,
      variations: z.optional(z.array(z.looseObject({ featureFlagKey: shortText }))),
      metrics: z.optional(z.array(z.looseObject({ eventName: shortText }))),
    }),
  )
  .check(z.maxLength(50));

export const pongMessage = { messageType: 'pong', data: {} };

const options = {
  boolean: [
    { id: 'on', value: 'true' },
    { id: 'off', value: 'false' },
  ],
};

function toFeatureFlag({ key, kind, value, updatedAt }: Flag) {
  const variationOptions = kind === 'boolean' ? options.boolean : [{ id: 'text', value }];
  return {
    id: key,
    variation: value,
    variationType: kind,
    variationId: variationOptions.find(option => option.value === value)?.id ?? '',
    variationOptions,
    matchReason: 'default',
    sendToExperiment: false,
    timestamp: updatedAt.getTime(),
  };
}

export function syncMessage(eventType: 'full' | 'patch', userKeyId: string, flags: Flag[]) {
  return {
    messageType: 'data-sync',
    data: { eventType, userKeyId, featureFlags: flags.map(toFeatureFlag) },
  };
}

/**
 * Answers a client that has the toggles as of `timestamp` (0: none). Changes of that same millisecond are sent again,
 * because the client may have missed them. A client with a later timestamp than any here has been connected to another
 * server, and gets everything.
 */
export function syncAnswer(flags: FlagStore, timestamp: number, userKeyId: string) {
  const all = flags.all();
  const newest = Math.max(0, ...all.map(flag => flag.updatedAt.getTime()));
  if (timestamp === 0 || timestamp > newest) return syncMessage('full', userKeyId, all);
  return syncMessage(
    'patch',
    userKeyId,
    all.filter(flag => flag.updatedAt.getTime() >= timestamp),
  );
}
