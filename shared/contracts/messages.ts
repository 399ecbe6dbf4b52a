import * as z from 'zod/mini';
import type { NotificationKind } from './notification.ts';
import { data, openEnum } from './wire.ts';

/** Topics of mail and text messages, and the notification kinds of each. */
export const MESSAGE_TOPICS = {
  OrderDone: ['OrderCompleted', 'BulkJobEnded'],
  OrderFailed: ['OrderFailed'],
  InvoiceIssued: ['InvoiceIssued'],
  InvoiceOverdue: ['InvoiceOverdue'],
  UsageLimit: ['SubscriptionUsage', 'AccountUsage'],
  InvitationAccepted: ['InvitationAccepted'],
  AccessChanged: ['OwnAccessChanged', 'AccessChanged', 'AccessRemoved'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type MessageTopic = keyof typeof MESSAGE_TOPICS;
export const messageTopics = Object.keys(MESSAGE_TOPICS) as MessageTopic[];

/** Topics available to employees; the others concern administrators. */
export const EMPLOYEE_TOPICS: readonly MessageTopic[] = ['OrderDone', 'OrderFailed', 'UsageLimit'];

/** Channel: portal notifications only, mail, or a text message to the verified phone number. */
export const MESSAGE_CHANNELS = ['None', 'Mail', 'Text'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

const forEachTopic = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(
    Object.fromEntries(messageTopics.map(topic => [topic, z.optional(schema)])) as Record<
      MessageTopic,
      z.ZodMiniOptional<Schema>
    >,
  );

/** A user's choices; a missing topic is set to `None`. */
export const messageChoicesSchema = forEachTopic(openEnum(['Unknown', ...MESSAGE_CHANNELS]));
export type MessageChoices = z.infer<typeof messageChoicesSchema>;

/**
 * Body of `PUT /self-service-api/user/messages`, for all of the user's customers: missing topics are
 * unchanged. Error: 400 `PhoneNumberNotVerified` for text messages without a verified phone number.
 */
export const messagesBody = data(forEachTopic(z.enum(MESSAGE_CHANNELS)));
export type MessagesBody = z.infer<typeof messagesBody>['data'];
