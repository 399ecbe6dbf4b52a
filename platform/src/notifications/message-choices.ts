import {
  MESSAGE_TOPICS,
  messageTopics,
  type MessageChoices,
  type MessageTopic,
} from 'shared/contracts/messages';
import type { NotificationKind } from 'shared/contracts/notification';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The topics a person has chosen to get by mail or text message. */
export async function readMessageChoices(db: Kysely<Database>, userId: string): Promise<MessageChoices> {
  const row = await db
    .selectFrom('message_choices')
    .where('user_id', '=', userId)
    .select('choices')
    .executeTakeFirst();
  return row?.choices ?? {};
}

/** The topics with a mail or text message. */
export const chosenTopics = (choices: MessageChoices): MessageTopic[] =>
  messageTopics.filter(topic => choices[topic] === 'Mail' || choices[topic] === 'Text');

export const kindsOf = (topics: readonly MessageTopic[]): NotificationKind[] =>
  topics.flatMap(topic => MESSAGE_TOPICS[topic]);
