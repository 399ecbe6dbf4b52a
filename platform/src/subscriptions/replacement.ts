/** Replaces a lost SIM card in the same order as the suspension (decision 47). */
import { isCardGone, type Replacement, type SuspensionReason } from 'shared/contracts/suspension';
import { whyNotAllowed } from 'shared/contracts/allowed-action-rules';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import { factsOf, refusalOf } from '../orders/actions/lock-subscription.ts';
import type { OrderCall, StoredOrder } from '../orders/actions/order-action.ts';
import { holdBlankCard, releaseBlankCard } from '../sims/hold-blank-card.ts';
import { mainSimCard, moveToBlankCard, moveToNewEsim } from '../sims/main-sim-card.ts';
import { newIcc } from '../sims/new-icc.ts';
import type { ReplacementCard } from './suspension-details.ts';

type Carried = Pick<StoredOrder, 'transaction' | 'subscriptionId' | 'now'>;

/**
 * Reserves the card for the order. Changing SIM cards must be allowed as well.
 *
 * @throws ApiProblem 400 with the codes of a SIM card change, or of a SIM number
 */
export async function prepareReplacement(
  { transaction, tenant, subscription }: OrderCall<unknown>,
  reason: SuspensionReason,
  replacement: Replacement,
): Promise<ReplacementCard> {
  if (!isCardGone(reason)) throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: replacement');
  const why = whyNotAllowed('SimCards', factsOf(tenant, subscription));
  if (why !== undefined) throw refusalOf('SimCards', why);
  if (!(await mainSimCard(transaction, subscription.subscription_id)))
    throw argumentError('SubscriptionActionNotAllowed');
  if (replacement.kind === 'Esim') return { kind: 'Esim', icc: newIcc('Esim') };
  await holdBlankCard(transaction, replacement.icc);
  return replacement;
}

/**
 * Makes it the main card. If the blank card or the main card no longer exists, the subscription is suspended all the
 * same: a working stolen phone is worse than having to order a card again.
 */
export async function replaceCard(
  { transaction, subscriptionId, now }: Carried,
  { kind, icc }: ReplacementCard,
): Promise<void> {
  if (kind === 'Esim') await moveToNewEsim(transaction, subscriptionId, icc, now);
  else await moveToBlankCard(transaction, subscriptionId, icc);
}

/** Releases a reserved blank card. */
export async function releaseReplacement(
  { transaction }: Carried,
  { kind, icc }: ReplacementCard,
): Promise<void> {
  if (kind === 'SimCard') await releaseBlankCard(transaction, icc);
}
