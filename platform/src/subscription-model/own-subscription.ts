import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tenant } from '../kernel/access/guard.ts';

/**
 * Whether a person is the user of the subscription, on the alias `s`: an administrator has entered their e-mail, and
 * they have verified it (decision 53).
 */
export const isUsedBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${hasEmailOf(userId)}, false)`;

/**
 * Like `isUsedBy`, without cancelled subscriptions: a person's own subscriptions. Written for the index on the e-mail.
 */
export const isOwnOf = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(s.email is not null and ${hasEmailOf(userId)} and s.status <> 'Cancelled')`;

/** The filter on own subscriptions, on the alias `s`. */
export const ownIfAsked = ({ userId }: Tenant, mine: boolean | undefined): RawBuilder<SqlBool> =>
  mine === true ? isOwnOf(userId) : sql<SqlBool>`true`;

/** Null if the subscription has no e-mail, or the person no verified one. */
const hasEmailOf = (userId: string) =>
  sql`lower(s.email) = (select u.email from users u where u.user_id = ${userId} and u.email_verified)`;
