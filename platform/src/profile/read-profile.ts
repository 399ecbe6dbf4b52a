import type { Profile } from 'shared/contracts/profile';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { unauthorized } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { readMessageChoices } from '../notifications/message-choices.ts';

/** Whether a person gets a mail before an invoice is due. */
export async function wantsReminders(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_reminder_wishes')
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The person's own profile.
 *
 * @throws ApiProblem 401 if the person was deleted after signing in
 */
export async function readProfile(
  db: Kysely<Database>,
  userId: string,
  { ownSignIns }: Pick<ApiContext, 'ownSignIns'>,
): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select([
      'user_id',
      'email',
      'email_verified',
      'first_name',
      'last_name',
      'phone_number',
      'phone_verified',
    ])
    .select(['created_at', 'last_login_at', 'version'])
    .select(where =>
      where
        .exists(
          where
            .selectFrom('second_factors')
            .whereRef('second_factors.user_id', '=', 'users.user_id')
            .where('confirmed_at', 'is not', null)
            .select('confirmed_at'),
        )
        .$castTo<boolean>()
        .as('has_second_factor'),
    )
    .executeTakeFirst();
  if (!row) throw unauthorized();
  return {
    userId: row.user_id,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    created: row.created_at.toISOString(),
    lastLogin: row.last_login_at?.toISOString() ?? null,
    version: row.version,
    invoiceReminders: await wantsReminders(db, userId),
    signsInHere: ownSignIns !== undefined,
    hasSecondFactor: row.has_second_factor,
    phoneVerified: row.phone_verified,
    messages: await readMessageChoices(db, userId),
  };
}
