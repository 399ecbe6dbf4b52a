import type { DomainCode } from 'shared/contracts/api-error';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Why a SIM card cannot be used; undefined if it can. The answer for a number in use does not tell whether it belongs
 * to this customer or another.
 */
export async function findRefusal(db: Kysely<Database>, icc: string): Promise<DomainCode | undefined> {
  if (!/^\d+$/.test(icc)) return 'IccShouldContainDigitsOnly';
  const { blank, used, esim } = await db
    .selectNoFrom(builder => [
      builder.selectFrom('blank_sim_cards').where('icc', '=', icc).select('is_available').as('blank'),
      builder.selectFrom('sim_cards').where('icc', '=', icc).select('icc').as('used'),
      builder.selectFrom('esims').where('icc', '=', icc).select('icc').as('esim'),
    ])
    .executeTakeFirstOrThrow();
  if (used !== null || esim !== null) return 'IccAlreadyInUse';
  if (blank === null) return 'IccCantBeFound';
  return blank ? undefined : 'IccNotAvailable';
}
