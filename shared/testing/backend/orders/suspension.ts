import { lossBody, suspensionBody, type SuspensionBody } from '../../../contracts/suspension.ts';
import { isCardGone, type SuspensionReason } from '../../../contracts/suspension.ts';
import { orderAction, type OrderCall, type Ordered } from './order-action.ts';
import { factsOf, mustAllow } from './place-order.ts';
import { argumentError } from '../route.ts';
import { cardState, mainCard, moveToCard, mustBeFree, newIcc } from '../sims/cards.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';

type Replacement = Extract<SuspensionBody, { action: 'Suspend' }>['replacement'];

/** The replacement for a lost card. */
const cardFor = (
  { tenant, subscription }: OrderCall<unknown>,
  reason: SuspensionReason,
  replacement: NonNullable<Replacement>,
) => {
  if (!isCardGone(reason)) throw argumentError();
  mustAllow('SimCards', factsOf(tenant, subscription));
  if (!mainCard(subscription)) throw argumentError('SubscriptionActionNotAllowed');
  if (replacement.kind === 'Esim') return { kind: replacement.kind, icc: newIcc('Esim') };
  mustBeFree(tenant, replacement.icc);
  return replacement;
};

const mustBe = ({ status }: StoredSubscription, wanted: StoredSubscription['status']): void => {
  if (status !== wanted) throw argumentError('SubscriptionActionNotAllowed');
};

const suspend = (
  call: OrderCall<unknown>,
  wanted: { reason: SuspensionReason; effectiveDate?: string | undefined; replacement?: Replacement },
): Ordered => {
  const { reason, effectiveDate, replacement } = wanted;
  mustBe(call.subscription, 'Active');
  const card = replacement && cardFor(call, reason, replacement);
  const stored = { reason, replacement: card?.kind ?? null };
  return {
    type: 'Suspension',
    effectiveDate,
    reason,
    icc: card?.kind === 'SimCard' ? card.icc : undefined,
    atOnce: ({ id, day }) => ({ suspension: { ...stored, orderId: id, effectiveDate: day, isDone: false } }),
    takeBack: { suspension: null },
    effect: (current, { id, day }) => {
      mustBe(current, 'Active');
      return {
        status: 'Suspended',
        suspension: { ...stored, orderId: id, effectiveDate: day, isDone: true },
        ...(card && moveToCard(current, card.kind, card.icc)),
      };
    },
  };
};

const state = (subscription: StoredSubscription) => ({
  status: subscription.status,
  simCard: cardState(subscription),
  esim: subscription.esim?.status ?? null,
});

export const suspension = orderAction({
  method: 'put',
  endpoint: 'suspension',
  action: 'Suspension',
  body: suspensionBody,
  state,
  order: ({ data, ...call }) => {
    if (data.action === 'Suspend') return suspend({ ...call, data }, data);
    mustBe(call.subscription, 'Suspended');
    return {
      type: 'Reactivation',
      effectiveDate: data.effectiveDate,
      effect: current => {
        mustBe(current, 'Suspended');
        return { status: 'Active', suspension: null };
      },
    };
  },
  notes: ({ subscription, data }) => {
    if (data.action !== 'Suspend' || !data.replacement) return {};
    const ends = [mainCard(subscription)?.serviceCode === 'ESIM' ? 'OldEsim' : 'OldSimCard'] as const;
    return { ends: [...ends], irreversible: [...ends] };
  },
});

/** The same for a reported phone: today, and without a replacement. */
export const loss = orderAction({
  method: 'post',
  endpoint: 'loss',
  action: 'ReportLoss',
  body: lossBody,
  state,
  order: call => suspend(call, call.data),
});
