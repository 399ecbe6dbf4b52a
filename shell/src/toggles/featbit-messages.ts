/** Messages of a toggle server over the WebSocket protocol, validated before the library gets them (TOG-029). */
import * as z from 'zod/mini';

const sync = z.object({
  messageType: z.literal('data-sync'),
  data: z.object({
    /** `full` replaces the known toggles, `patch` adds to them. */
    eventType: z.enum(['full', 'patch']),
    userKeyId: z.string(),
    featureFlags: z.array(
      z.looseObject({
        id: z.string(),
        variation: z.string(),
        variationType: z.string(),
        variationOptions: z.array(z.object({ id: z.string(), value: z.string() })),
        timestamp: z.number(),
      }),
    ),
  }),
});

/** Toggles, from the stream or a poll response. */
export type SyncMessage = z.infer<typeof sync>;

const pong = z.object({ messageType: z.literal('pong') });

/** Parses a message for a user; undefined for an invalid message, or one for another user. */
export const readMessage = (
  text: unknown,
  userId: string,
): SyncMessage | z.infer<typeof pong> | undefined => {
  let message: unknown;
  try {
    message = JSON.parse(String(text));
  } catch {
    return undefined;
  }
  const { data } = z.safeParse(z.discriminatedUnion('messageType', [sync, pong]), message);
  return data?.messageType === 'data-sync' && data.data.userKeyId !== userId ? undefined : data;
};
