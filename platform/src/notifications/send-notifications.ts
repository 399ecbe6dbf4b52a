import { MESSAGE_TOPICS } from 'shared/contracts/messages';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MailContext } from '../kernel/api.ts';
import { logError } from '../logging/log-error.ts';
import { doDue } from '../outbox/do-due.ts';
import { doAll, holdInHand } from '../outbox/in-hand.ts';
import { chosenTopics, kindsOf } from './message-choices.ts';
import { noteTold } from './note-told.ts';
import { notificationMail, notificationText } from './notification-message.ts';

/** How long a person's events are gathered: so often at most they get a message of each topic. */
export const LOOK_EVERY = 10 * 60_000;
/** How long somebody waits who could not be looked at by a fault of ours. */
const retryAfter = 60_000;

type Person = NonNullable<Awaited<ReturnType<typeof takeDuePerson>>>;

/**
 * Tells those who chose so by mail or text message what happened since the last look: one message to a topic, however
 * much there was. That they were told, the messages and the next look are written in one transaction, so that a kill leaves
 * all of them or none; several processes may do so at once.
 *
 * @param signal ends it after the person in hand: the others are taken up at the next start
 */
export function sendNotifications(context: MailContext, signal?: AbortSignal): Promise<void> {
  return doDue<Person>(
    context,
    {
      async take(transaction, now) {
        await holdInHand(transaction, 'notification message');
        return takeDuePerson(transaction, now);
      },
      async carryOut(transaction, person, now) {
        await tell(context, transaction, person, now);
        await lookAgain(transaction, person, new Date(now.getTime() + LOOK_EVERY));
      },
      async noteFailure(person, error, now) {
        logError(`What happened could not be told to ${person.user_id}.`, error);
        await lookAgain(context.db, person, new Date(now.getTime() + retryAfter));
      },
    },
    signal,
  );
}

/** As `sendNotifications`, and waits for what another process has in hand: for whoever looks into the outbox next. */
export function sendAllNotifications(context: MailContext): Promise<void> {
  return doAll(context.db, 'notification message', () => sendNotifications(context));
}

/** What lies further ahead than anybody ever waits was noted before the clock was moved back. */
const isDue = (now: Date) =>
  sql<SqlBool>`(c.next_look_at <= ${now} or c.next_look_at > ${new Date(now.getTime() + LOOK_EVERY)})`;

function takeDuePerson(transaction: Transaction<Database>, now: Date) {
  return transaction
    .selectFrom('message_choices as c')
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .where(isDue(now))
    .select(['c.user_id', 'c.choices', 'u.email', 'u.first_name', 'u.phone_number', 'u.phone_verified'])
    .orderBy('c.next_look_at')
    .orderBy('c.user_id')
    .limit(1)
    .forUpdate('c')
    .skipLocked()
    .executeTakeFirst();
}

function lookAgain(db: Kysely<Database>, { user_id }: Pick<Person, 'user_id'>, next_look_at: Date) {
  return db.updateTable('message_choices').set({ next_look_at }).where('user_id', '=', user_id).execute();
}

async function tell(
  { outbox, portalOrigin }: MailContext,
  transaction: Transaction<Database>,
  person: Person,
  now: Date,
): Promise<void> {
  const { user_id: userId, choices, email, first_name: firstName } = person;
  const topics = chosenTopics(choices);
  const all = await noteTold(transaction, { userId, kinds: kindsOf(topics), now });
  for (const topic of topics) {
    const kinds: readonly string[] = MESSAGE_TOPICS[topic];
    const news = all
      .map(({ notifications, ...of }) => ({
        ...of,
        notifications: notifications.filter(({ kind }) => kinds.includes(kind)),
      }))
      .filter(({ notifications }) => notifications.length > 0);
    if (news.length === 0) continue;
    const told = { topic, news, portalOrigin };
    if (choices[topic] === 'Mail')
      await outbox.put(transaction, notificationMail({ email, firstName }, told), now);
    else if (person.phone_verified && person.phone_number !== null)
      await outbox.put(transaction, notificationText(person.phone_number, told), now);
  }
}
