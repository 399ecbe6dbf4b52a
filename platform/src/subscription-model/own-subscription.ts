import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tenant } from '../kernel/guard.ts';

/**
 * Whether a person uses the subscription, on the alias `s`: an administrator has written their e-mail on it, and they have
 * proven that it is theirs (decision 53).
 */
export const isUsedBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${hasEmailOf(userId)}, false)`;

/** As `isUsedBy`, without what has ended: what a person finds as their own. Made for the index on the e-mail. */
export const isOwnOf = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(s.email is not null and ${hasEmailOf(userId)} and s.status <> 'Cancelled')`;

/** The filter on own subscriptions, on the alias `s`. */
export const ownIfAsked = ({ userId }: Tenant, mine: boolean | undefined): RawBuilder<SqlBool> =>
  mine === true ? isOwnOf(userId) : sql<SqlBool>`true`;

/** Null where the subscription has no e-mail, or the person none that is proven. */
const hasEmailOf = (userId: string) =>
  sql`lower(s.email) = (select u.email from users u where u.user_id = ${userId} and u.email_verified)`;
