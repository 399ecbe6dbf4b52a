import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { HeldAlerts } from 'shared/contracts/access';
import type { Database } from '../database/tables.ts';

interface Person {
  user_id: string;
  email: string;
  phone_number: string | null;
}

/** The addresses at which a person gets alerts. */
export const addressesOf = ({ email, phone_number }: Person): string[] => [
  email,
  ...(phone_number === null ? [] : [phone_number]),
];

/** The billing account of an alert, in `alertsOfPerson`. */
export const accountOfAlert = sql<string>`coalesce(a.account_id, s.account_id)`;

/** True if a person has set the alert `a`, or receives it. Both are columns or values. */
export const isAlertOf = (userId: RawBuilder<unknown>, addresses: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.set_by = ${userId} or a.recipients ?| ${addresses})`;

/** Usage alerts a person has set or receives, each with its billing account. */
export function alertsOfPerson(db: Kysely<Database>, customerId: string, person: Person) {
  return db
    .selectFrom('usage_alerts as a')
    .leftJoin('subscriptions as s', 's.subscription_id', 'a.subscription_id')
    .where('a.customer_id', '=', customerId)
    .where(isAlertOf(sql`${person.user_id}`, sql`${addressesOf(person)}::text[]`));
}

/**
 * An administrator's alerts by billing account, and how many of them nobody else receives; undefined if there is no
 * such administrator.
 */
export async function countAlertsOfAdministrator(
  db: Kysely<Database>,
  customerId: string,
  email: string,
): Promise<HeldAlerts | undefined> {
  const person = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('m.role', '=', 'Admin')
    .where('u.email', '=', email.toLowerCase())
    .select(['u.user_id', 'u.email', 'u.phone_number'])
    .executeTakeFirst();
  if (!person) return undefined;
  const isAlone = sql<SqlBool>`a.recipients - ${addressesOf(person)}::text[] = '[]'`;
  return alertsOfPerson(db, customerId, person)
    .select([
      accountOfAlert.as('accountId'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${isAlone}))::int`.as('toldAlone'),
    ])
    .groupBy(accountOfAlert)
    .orderBy(accountOfAlert)
    .execute();
}
