import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** One person for each customer, role and access in the demo data, by `customerId role access`. */
export async function membersByRole(db: Kysely<Database>) {
  const members = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.customer_id as customerId', 'm.role', 'm.access', 'u.email'])
    .orderBy('u.email')
    .execute();
  return new Map(members.map(each => [`${each.customerId} ${each.role} ${each.access}`, each]));
}
