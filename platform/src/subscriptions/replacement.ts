/** A SIM card that is gone is replaced with the suspension, by one order (decision 47). */
import { isCardGone, type Replacement, type SuspensionReason } from 'shared/contracts/suspension';
import { whyNotAllowed } from 'shared/contracts/allowed-action-rules';
import { ApiProblem, argumentError } from '../kernel/api-problem.ts';
import { factsOf, refusalOf } from '../orders/lock-subscription.ts';
import type { OrderCall, StoredOrder } from '../orders/order-action.ts';
import { holdBlankCard, releaseBlankCard } from '../sims/hold-blank-card.ts';
import { mainSimCard, moveToBlankCard, moveToNewEsim } from '../sims/main-sim-card.ts';
import { newIcc } from '../sims/new-icc.ts';
import type { ReplacementCard } from './suspension-details.ts';

type Carried = Pick<StoredOrder, 'transaction' | 'subscriptionId' | 'now'>;

/**
 * Keeps the card for the order. Beside the suspension it needs what a change of SIM cards does.
 *
 * @throws ApiProblem 400 with the codes of a change of SIM cards, or of a SIM number
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
 * Makes it the main card. Where its blank card or the main card is not there any more, the subscription is suspended all
 * the same: a stolen telephone that works is worse than a card that has to be ordered again.
 */
export async function replaceCard(
  { transaction, subscriptionId, now }: Carried,
  { kind, icc }: ReplacementCard,
): Promise<void> {
  if (kind === 'Esim') await moveToNewEsim(transaction, subscriptionId, icc, now);
  else await moveToBlankCard(transaction, subscriptionId, icc);
}

/** Gives a blank card back. */
export async function releaseReplacement(
  { transaction }: Carried,
  { kind, icc }: ReplacementCard,
): Promise<void> {
  if (kind === 'SimCard') await releaseBlankCard(transaction, icc);
}
