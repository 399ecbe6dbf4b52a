import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { hashLinkToken, newLinkToken } from '../../kernel/link-token.ts';
import { newEsim } from '../../sims/esim-card.ts';
import { newIcc } from '../../sims/new-icc.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** A valid request body. */
export const esimLinkRequest = { recipient: 'ny@firma.example' };

/** The id of the link added by `addEsimLink`. */
export const esimLinkIdOf = (subscriptionId: string): string => `E${subscriptionId.slice(0, 60)}`;

/** Adds an eSIM waiting to be installed to a subscription. */
export async function addEsim(db: Kysely<Database>, subscription_id: string): Promise<void> {
  const esim = newEsim(newIcc('Esim'), new Date());
  await db
    .insertInto('esims')
    .values({ subscription_id, ...esim })
    .onConflict(conflict => conflict.column('subscription_id').doUpdateSet(esim))
    .execute();
}

/**
 * Adds an eSIM to a subscription, and a link to it to the database.
 *
 * @returns the link's secret
 */
export async function addEsimLink(db: Kysely<Database>, subscriptionId: string): Promise<string> {
  await addEsim(db, subscriptionId);
  const { icc, customer_id } = await db
    .selectFrom('esims as e')
    .innerJoin('subscriptions as s', 's.subscription_id', 'e.subscription_id')
    .where('e.subscription_id', '=', subscriptionId)
    .select(['e.icc', 's.customer_id'])
    .executeTakeFirstOrThrow();
  const token = newLinkToken();
  const now = new Date();
  await db
    .insertInto('esim_links')
    .values({
      icc,
      customer_id,
      subscription_id: subscriptionId,
      link_id: esimLinkIdOf(subscriptionId),
      token_hash: hashLinkToken(token),
      recipient: 'ny@firma.example',
      sent_by_name: 'Ny Ny',
      sent_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
      is_undeliverable: false,
    })
    .execute();
  return token;
}

/** Tenant matrix rows for eSIM links: each call has its own subscriptions, with a link each. */
export function esimLinkRows(
  db: Kysely<Database>,
  newSubscriptions: () => Promise<Objects>,
): Record<string, () => Promise<MatrixRow>> {
  const path = '/self-service-api/subscriptions/:subscriptionId/sims/esim-links';
  const row = async (): Promise<MatrixRow> => {
    const objects = await newSubscriptions();
    for (const id of new Set(Object.values(objects) as string[])) await addEsimLink(db, id);
    return { objects, params: (object): Record<string, string> => ({ linkId: esimLinkIdOf(object) }) };
  };
  const byLink = async (): Promise<MatrixRow> => {
    const { own } = await newSubscriptions();
    const token = await addEsimLink(db, own);
    return { request: () => ({ data: { token } }) };
  };
  return {
    [`GET ${path}`]: row,
    // A new address each time, because of the limit of ten links per address and day.
    [`POST ${path}`]: async () => ({
      ...(await row()),
      request: () => ({ data: { recipient: `${randomUUID()}@firma.example` } }),
    }),
    [`DELETE ${path}/:linkId`]: row,
    'POST /self-service-api/esim-links': byLink,
    'POST /self-service-api/esim-codes': byLink,
  };
}
