import type { SecondFactor } from 'shared/contracts/second-factor';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** State of a person's second factor. */
export async function readSecondFactor(db: Kysely<Database>, userId: string): Promise<SecondFactor> {
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('confirmed_at')
    .select(where =>
      where
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .select(where.fn.countAll<string>().as('left'))
        .as('recovery_codes_left'),
    )
    .executeTakeFirst();
  return {
    isOn: factor !== undefined,
    since: factor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: Number(factor?.recovery_codes_left ?? 0),
  };
}
