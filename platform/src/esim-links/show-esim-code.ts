import type { OpenEsimLink } from 'shared/contracts/esim-code';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { runIdempotentAs, holderOfLink } from '../kernel/changes/idempotency.ts';
import { hashLinkToken } from '../kernel/link-token.ts';
import { activationCode } from '../sims/esim-activation.ts';
import { stateOf } from './esim-links.query.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';

const deadLink = () => new ApiProblem(400, 'InvalidToken');

/** @throws ApiProblem `InvalidToken` */
async function findLink(db: Kysely<Database>, token: string) {
  const row = await db
    .selectFrom('esim_links as l')
    .innerJoin('subscriptions as s', 's.subscription_id', 'l.subscription_id')
    // An ended subscription installs no eSIM any more.
    .leftJoin('all_esims as e', join => join.onRef('e.icc', '=', 'l.icc').on('s.status', '!=', 'Cancelled'))
    .where('l.token_hash', '=', hashLinkToken(token))
    .selectAll('l')
    .select(['s.local_number', 's.circuit_id', 'e.status', 'e.is_data_card', 'e.matching_id'])
    .executeTakeFirst();
  if (!row) throw deadLink();
  return { ...row, number: numberOf(row) };
}

/**
 * Data shown on the page of the link before the code. Does not use up the link.
 *
 * @throws ApiProblem `InvalidToken`
 */
export async function readEsimLink({ db, clock }: ApiContext, token: string): Promise<OpenEsimLink> {
  const link = await findLink(db, token);
  const state = stateOf(link, clock.now());
  return {
    state,
    number: state === 'Ready' ? link.number : null,
    isDataCard: link.is_data_card === true,
    expiresAt: link.expires_at.toISOString(),
    shownAt: link.shown_at?.toISOString() ?? null,
  };
}

/**
 * Returns the activation code once: of two concurrent requests only one gets it. Repeating the request with the same
 * Idempotency-Key returns the code again, in case the first answer was lost.
 *
 * @throws ApiProblem `InvalidToken` if the link is not ready
 */
export async function showEsimCode(
  context: ApiContext,
  request: FastifyRequest,
  token: string,
): Promise<{ qrCodeContent: string }> {
  const { db, clock } = context;
  // The code is not stored with the idempotency key.
  await runIdempotentAs(
    context,
    request,
    holderOfLink(token),
    async transaction => {
      const now = clock.now();
      const used = await transaction
        .updateTable('esim_links')
        .set({ shown_at: now })
        .where('token_hash', '=', hashLinkToken(token))
        .where('shown_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (used.numUpdatedRows !== 1n) throw deadLink();
      const {
        customer_id: customerId,
        subscription_id,
        number,
        recipient,
      } = await findCode(transaction, token);
      await writeAuditEntry(transaction, {
        customerId,
        actorId: null,
        correlationId: request.id,
        at: now,
        action: 'EsimLinkShown',
        subject: number,
        about: { kind: 'Subscription', id: subscription_id },
        after: { values: [recipient] },
      });
      return {};
    },
    undefined,
  );
  return { qrCodeContent: activationCode((await findCode(db, token)).matching_id) };
}

/**
 * The link of an eSIM waiting to be installed.
 *
 * @throws ApiProblem `InvalidToken`
 */
async function findCode(db: Kysely<Database>, token: string) {
  const { status, matching_id, ...link } = await findLink(db, token);
  if (status !== 'Ordered' || matching_id === null) throw deadLink();
  return { ...link, matching_id };
}
