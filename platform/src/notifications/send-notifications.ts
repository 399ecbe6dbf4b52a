import { MESSAGE_TOPICS } from 'shared/contracts/messages';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MailContext } from '../kernel/api.ts';
import { logError } from '../logging/log-error.ts';
import { processDueRows } from '../outbox/process-due-rows.ts';
import { processAll, lockSharedWork } from '../outbox/shared-work.ts';
import { chosenTopics, kindsOf } from './message-choices.ts';
import { takeUnsentNotifications } from './take-unsent.ts';
import { notificationMail, notificationText } from './notification-message.ts';

/** How long a person's notifications are collected: they get at most one message per topic in this time. */
export const LOOK_EVERY = 10 * 60_000;
/** Retry delay after an error. */
const retryAfter = 60_000;

type Person = NonNullable<Awaited<ReturnType<typeof takeDuePerson>>>;

/**
 * Sends people the notifications since the last time by mail or text message, one message per topic. The sent marks,
 * the messages and the next time are written in one transaction, so that a killed process leaves all or none; several
 * processes may run this concurrently.
 *
 * @param signal stops it after the current person; the others are processed after the next start
 */
export function sendNotifications(context: MailContext, signal?: AbortSignal): Promise<void> {
  return processDueRows<Person>(
    context,
    {
      async take(transaction, now) {
        await lockSharedWork(transaction, 'notification message');
        return takeDuePerson(transaction, now);
      },
      async carryOut(transaction, person, now) {
        await tell(context, transaction, person, now);
        await lookAgain(transaction, person, new Date(now.getTime() + LOOK_EVERY));
      },
      async recordFailure(person, error, now) {
        logError(`What happened could not be told to ${person.user_id}.`, error);
        await lookAgain(context.db, person, new Date(now.getTime() + retryAfter));
      },
    },
    signal,
  );
}

/**
 * Like `sendNotifications`, but also waits for people that another process is working on, for callers that read the
 * outbox next.
 */
export function sendAllNotifications(context: MailContext): Promise<void> {
  return processAll(context.db, 'notification message', () => sendNotifications(context));
}

/** A time further ahead than the interval was stored before the clock was moved back, so it is due as well. */
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
  const all = await takeUnsentNotifications(transaction, { userId, kinds: kindsOf(topics), now });
  for (const topic of topics) {
    const kinds: readonly string[] = MESSAGE_TOPICS[topic];
    const news = all
      .map(({ notifications, ...of }) => ({
        ...of,
        notifications: notifications.filter(({ kind }) => kinds.includes(kind)),
      }))
      .filter(({ notifications }) => notifications.length > 0);
    if (news.length === 0) continue;
    const content = { topic, news, portalOrigin };
    if (choices[topic] === 'Mail')
      await outbox.put(transaction, notificationMail({ email, firstName }, content), now);
    else if (person.phone_verified && person.phone_number !== null)
      await outbox.put(transaction, notificationText(person.phone_number, content), now);
  }
}
