import { RESERVATION_MINUTES, type Reservation } from 'shared/contracts/new-subscription';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { isOfPool, poolNumbers } from './number-pool.ts';

/** So many numbers are offered at a time. */
const offered = 12;

/** So many free numbers with these digits: of no subscription, and kept for nobody but this person. */
export async function findNumbers(
  db: Kysely<Database>,
  digits: string,
  userId: string | null,
  now: Date,
  count = offered,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select c.number from unnest(${poolNumbers(digits)}::text[]) with ordinality as c (number, position)
    where not exists (select 1 from subscriptions s where s.local_number = c.number)
      and not exists (select 1 from number_reservations r
        where r.number = c.number and r.reserved_until > ${now} and r.user_id is distinct from ${userId})
    order by c.position limit ${count}`.execute(db);
  return rows.map(row => row.number);
}

/**
 * Keeps a number for the person.
 *
 * @throws ApiProblem 400 `NumberNotAvailable`
 */
export async function reserveNumber(change: ChangeContext, number: string): Promise<Reservation> {
  const reservedUntil = await holdNumbers(change, [number]);
  // Looked for after the row is held: whoever ordered the number a moment ago has done so by now.
  if (!reservedUntil || (await isInUse(change.transaction, number)))
    throw argumentError('NumberNotAvailable');
  return { number, reservedUntil: reservedUntil.toISOString() };
}

/** So many a person keeps beside those that were asked for last: nobody keeps all that are free from everybody else. */
const maxOlder = 19;

/**
 * Keeps those of the numbers for the person that nobody else has reserved, and lets go what they reserved long before.
 * Gives until when; undefined when it is none.
 */
export async function holdNumbers(
  { transaction, customerId, actorId, now }: ChangeContext,
  numbers: readonly string[],
): Promise<Date | undefined> {
  // In one order, in which two who hold several wait for each other.
  const ours = [...new Set(numbers)].filter(isOfPool).sort();
  if (ours.length === 0) return undefined;
  const reserved_until = new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
  const kept = { customer_id: customerId, user_id: actorId, reserved_until };
  const row = await transaction
    .insertInto('number_reservations')
    .values(ours.map(number => ({ number, ...kept })))
    .onConflict(conflict =>
      conflict
        .column('number')
        .doUpdateSet(kept)
        .where(builder =>
          builder.or([
            builder('number_reservations.reserved_until', '<=', now),
            builder('number_reservations.user_id', '=', actorId),
          ]),
        ),
    )
    .returning('number')
    .executeTakeFirst();
  await letOlderGo(transaction, actorId, ours);
  return row && reserved_until;
}

/** What another transaction of the person has in hand stays: nobody waits for it. */
async function letOlderGo(
  transaction: Transaction<Database>,
  userId: string,
  kept: readonly string[],
): Promise<void> {
  await sql`delete from number_reservations where number in (
    select number from number_reservations where user_id = ${userId} and number <> all(${[...kept]}::text[])
    order by reserved_until desc, number offset ${maxOlder} for update skip locked)`.execute(transaction);
}

/**
 * Takes a free number: one that is kept for nobody else. One whose time has run out is the person's until somebody else
 * asks for it.
 *
 * @throws ApiProblem 400 `NumberNotAvailable`
 */
export async function takeNumber(change: ChangeContext, number: string): Promise<string> {
  await reserveNumber(change, number);
  await change.transaction.deleteFrom('number_reservations').where('number', '=', number).execute();
  return number;
}

/**
 * Takes the first free number. Whoever takes any waits for the other: nobody is refused the number that another was given.
 *
 * @throws ApiProblem 400 `NumberNotAvailable` when none is left
 */
export async function takeAnyNumber(change: ChangeContext): Promise<string> {
  const { transaction, now } = change;
  await sql`select pg_advisory_xact_lock(hashtextextended('any number', 0))`.execute(transaction);
  const [number = ''] = await findNumbers(transaction, '', null, now);
  return takeNumber(change, number);
}

/**
 * Takes a number of another operator. Two orders for one number come after each other.
 *
 * @throws ApiProblem 400 `NumberCannotBePorted`
 */
export async function takeForeignNumber(transaction: Transaction<Database>, number: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${number}`}, 0))`.execute(transaction);
  // Telephone numbers in Denmark do not begin with 1: those that do are ours.
  if (!/^[2-9]\d{7}$/.test(number) || (await isInUse(transaction, number)))
    throw argumentError('NumberCannotBePorted');
  return number;
}

async function isInUse(transaction: Transaction<Database>, number: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('subscriptions')
    .where('local_number', '=', number)
    .select('subscription_id')
    .executeTakeFirst();
  return row !== undefined;
}
