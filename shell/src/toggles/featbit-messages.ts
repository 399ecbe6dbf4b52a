/** What a toggle server says over the WebSocket protocol, checked before the library sees it (TOG-029). */
import * as z from 'zod/mini';

const sync = z.object({
  messageType: z.literal('data-sync'),
  data: z.object({
    /** `full` replaces what is known, `patch` adds to it. */
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

/** Toggles, over the stream or as the answer to a poll. */
export type SyncMessage = z.infer<typeof sync>;

const pong = z.object({ messageType: z.literal('pong') });

/** Reads a message for a user; undefined for what a toggle server does not say, or not to them. */
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
