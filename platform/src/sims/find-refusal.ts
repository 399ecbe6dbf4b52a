import type { DomainCode } from 'shared/contracts/api-error';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Why a SIM card cannot be taken into use; undefined when it can. That a number is in use says nothing of where: the
 * answer is the same for the own customer's cards and everybody else's.
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
