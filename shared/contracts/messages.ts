import * as z from 'zod/mini';
import type { NotificationKind } from './notification.ts';
import { data, openEnum } from './wire.ts';

/** What a person can be told of by mail or text message, and which notifications that is. */
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

/** Those that an employee is told of; the others concern administrators. */
export const EMPLOYEE_TOPICS: readonly MessageTopic[] = ['OrderDone', 'OrderFailed', 'UsageLimit'];

/** How: by the notifications of the portal alone, by mail, or by text message to the verified phone number. */
export const MESSAGE_CHANNELS = ['None', 'Mail', 'Text'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

const forEachTopic = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(
    Object.fromEntries(messageTopics.map(topic => [topic, z.optional(schema)])) as Record<
      MessageTopic,
      z.ZodMiniOptional<Schema>
    >,
  );

/** What a person has chosen; a topic that is missing is chosen by none. */
export const messageChoicesSchema = forEachTopic(openEnum(['Unknown', ...MESSAGE_CHANNELS]));
export type MessageChoices = z.infer<typeof messageChoicesSchema>;

/**
 * Body of `PUT /self-service-api/user/messages`, at all customers of the person: what is missing stays as it is. Error:
 * 400 `PhoneNumberNotVerified` where text messages are chosen without a verified phone number.
 */
export const messagesBody = data(forEachTopic(z.enum(MESSAGE_CHANNELS)));
export type MessagesBody = z.infer<typeof messagesBody>['data'];
