import { RESERVATION_MINUTES, type Reservation } from 'shared/contracts/new-subscription';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { isOfPool, poolNumbers } from './number-pool.ts';

/** Numbers offered at a time. */
const offered = 12;

/** Free numbers that contain these digits: not in use, and not reserved by anyone else. */
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
 * Reserves a number for the person.
 *
 * @throws ApiProblem 400 `NumberNotAvailable`
 */
export async function reserveNumber(change: ChangeContext, number: string): Promise<Reservation> {
  const reservedUntil = await holdNumbers(change, [number]);
  // Checked after locking the reservation, so that a number ordered a moment ago is seen.
  if (!reservedUntil || (await isInUse(change.transaction, number)))
    throw argumentError('NumberNotAvailable');
  return { number, reservedUntil: reservedUntil.toISOString() };
}

/** Older reservations a person keeps beside the latest, so that nobody can reserve all free numbers. */
const maxOlder = 19;

/**
 * Reserves those of the numbers that nobody else has reserved, and releases the person's oldest reservations. Returns
 * when the reservation expires; undefined if none could be reserved.
 */
export async function holdNumbers(
  { transaction, customerId, actorId, now }: ChangeContext,
  numbers: readonly string[],
): Promise<Date | undefined> {
  // Sorted, so that two transactions reserving several numbers cannot deadlock.
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

/** Skips rows locked by another transaction of the person, so that nobody waits. */
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
 * Takes a free number that nobody else has reserved. An expired reservation stays valid until somebody else requests
 * the number.
 *
 * @throws ApiProblem 400 `NumberNotAvailable`
 */
export async function takeNumber(change: ChangeContext, number: string): Promise<string> {
  await reserveNumber(change, number);
  await change.transaction.deleteFrom('number_reservations').where('number', '=', number).execute();
  return number;
}

/**
 * Takes the first free number. Serialized by a lock, so that no request is rejected because another one got the same
 * number.
 *
 * @throws ApiProblem 400 `NumberNotAvailable` if none is left
 */
export async function takeAnyNumber(change: ChangeContext): Promise<string> {
  const { transaction, now } = change;
  await sql`select pg_advisory_xact_lock(hashtextextended('any number', 0))`.execute(transaction);
  const [number = ''] = await findNumbers(transaction, '', null, now);
  return takeNumber(change, number);
}

/**
 * Takes a number of another operator. Two orders for the same number are serialized by a lock.
 *
 * @throws ApiProblem 400 `NumberCannotBePorted`
 */
export async function takeForeignNumber(transaction: Transaction<Database>, number: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${number}`}, 0))`.execute(transaction);
  // Phone numbers in Denmark do not begin with 1; numbers that do are ours.
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
