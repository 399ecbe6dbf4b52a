import type { DataCard } from 'shared/contracts/data-card';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { activationCode, activationLink } from '../sims/esim-activation.ts';

/** The data cards of a subscription. */
export function findDataCards(db: Kysely<Database>, subscriptionId: string) {
  return db
    .selectFrom('sim_cards as c')
    .leftJoin('data_card_esims as e', 'e.icc', 'c.icc')
    .where('c.subscription_id', '=', subscriptionId)
    .where('c.is_main', '=', false)
    .select(['c.icc', 'c.product_code as product', 'c.puk_code', 'e.status', 'e.matching_id'])
    .orderBy('c.icc')
    .execute();
}
type DataCardRow = Awaited<ReturnType<typeof findDataCards>>[number];

/** @param mayActivate whether the person may see the activation code of an eSIM */
export function toDataCard(
  { icc, product, status, matching_id }: DataCardRow,
  mayActivate: boolean,
): DataCard {
  const secret = mayActivate && status === 'Ordered' ? matching_id : null;
  const esim = status && {
    status,
    qrCodeContent: secret === null ? null : activationCode(secret),
    qrCodeUrl: secret === null ? null : activationLink(secret),
  };
  return { icc, simcardProductCode: product, esim };
}
