import { messageTopics, type MessageChoices, type MessagesBody } from 'shared/contracts/messages';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { chosenTopics, kindsOf, readMessageChoices } from '../notifications/message-choices.ts';
import { takeUnsentNotifications } from '../notifications/take-unsent.ts';
import { LOOK_EVERY } from '../notifications/send-notifications.ts';
import type { OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';

/**
 * Changes which topics the person is notified of by mail or text message. For newly chosen topics only future events
 * are sent.
 *
 * @throws ApiProblem `PhoneNumberNotVerified`
 */
export async function changeMessages(own: OwnChange, body: MessagesBody): Promise<OwnValues> {
  const { transaction, person, now } = own;
  const userId = person.user_id;
  const before = await readMessageChoices(transaction, userId);
  const choices = withoutPortalOnly({ ...before, ...body });
  if (messageTopics.every(topic => before[topic] === choices[topic])) return undefined;
  const isTexted = Object.values(choices).includes('Text');
  if (isTexted && !(person.phone_verified && person.phone_number !== null))
    throw argumentError('PhoneNumberNotVerified');
  await writeOwnEntry(own, 'MessagesChanged', { messages: before }, { messages: choices });
  const topics = chosenTopics(choices);
  if (topics.length === 0) {
    await transaction.deleteFrom('message_choices').where('user_id', '=', userId).execute();
    return {};
  }
  const values = {
    choices: JSON.stringify(choices),
    next_look_at: new Date(now.getTime() + LOOK_EVERY),
  };
  await transaction
    .insertInto('message_choices')
    .values({ user_id: userId, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ choices: values.choices }))
    .execute();
  const chosenBefore = new Set(chosenTopics(before));
  await takeUnsentNotifications(transaction, {
    userId,
    kinds: kindsOf(topics.filter(topic => !chosenBefore.has(topic))),
    now,
  });
  return {};
}

/** Omits topics shown only in the portal. */
const withoutPortalOnly = (choices: MessageChoices): MessageChoices =>
  Object.fromEntries(chosenTopics(choices).map(topic => [topic, choices[topic]]));
