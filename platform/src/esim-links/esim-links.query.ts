import type { EsimLinkState } from 'shared/contracts/esim-code';
import type { EsimLink } from 'shared/contracts/esim-link';
import type { EsimStatus } from 'shared/contracts/sim-card';
import type { Kysely, Selectable } from 'kysely';
import type { EsimLinksTable } from '../database/tables/sim-cards.ts';
import type { Database } from '../database/tables.ts';

interface LinkFacts extends Pick<Selectable<EsimLinksTable>, 'withdrawn_at' | 'shown_at' | 'expires_at'> {
  /** Of the eSIM; null if another has replaced it. */
  status: EsimStatus | null;
}

/** State of a link. `Withdrawn` comes first: its holder may be a stranger and learns nothing else. */
export function stateOf({ withdrawn_at, shown_at, expires_at, status }: LinkFacts, now: Date): EsimLinkState {
  if (withdrawn_at !== null) return 'Withdrawn';
  if (status === 'Activated') return 'Installed';
  if (status !== 'Ordered') return 'Unusable';
  if (shown_at !== null) return 'Shown';
  return expires_at > now ? 'Ready' : 'Expired';
}

/** The latest link for each eSIM of a subscription; with an id, only that one. */
export async function findEsimLinks(
  db: Kysely<Database>,
  subscriptionId: string,
  now: Date,
  linkId?: string,
): Promise<EsimLink[]> {
  const all = db
    .selectFrom('esim_links as l')
    .innerJoin('all_esims as e', 'e.icc', 'l.icc')
    .where('e.subscription_id', '=', subscriptionId)
    .selectAll('l')
    .select(['e.status', 'e.is_data_card'])
    .orderBy('l.icc');
  const rows = await (linkId === undefined ? all : all.where('l.link_id', '=', linkId)).execute();
  return rows.map(row => ({
    id: row.link_id,
    dataCardIcc: row.is_data_card ? row.icc : null,
    recipient: row.recipient,
    sentAt: row.sent_at.toISOString(),
    sentByName: row.sent_by_name,
    expiresAt: row.expires_at.toISOString(),
    shownAt: row.shown_at?.toISOString() ?? null,
    state: stateOf(row, now),
    isUndeliverable: row.is_undeliverable,
  }));
}

/** The eSIM of a subscription's number, or of one of its data cards. */
export function findEsim(db: Kysely<Database>, subscriptionId: string, dataCardIcc: string | null) {
  const all = db
    .selectFrom('all_esims')
    .where('subscription_id', '=', subscriptionId)
    .where('is_data_card', '=', dataCardIcc !== null)
    .selectAll();
  return (dataCardIcc === null ? all : all.where('icc', '=', dataCardIcc)).executeTakeFirst();
}
