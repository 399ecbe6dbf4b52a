import type { ActionReason, SubscriptionAction } from '../contracts/allowed-actions.ts';
import type { DomainCode } from '../contracts/api-error.ts';
import { addMonths } from '../format/day.ts';

/** The specification's codes for a reason. */
const codes: Partial<Record<ActionReason, DomainCode>> = {
  MissingContract: 'CustomerIsMissingContract',
  UnderTermination: 'SubscriptionPendingTermination',
  OrderInProcessing: 'SubscriptionOrderInProcessing',
};

/** How an action that is not allowed is refused (SUB-038, SUB-040), but for a role that does not suffice: that is a 403. */
export const refusalCode = (action: SubscriptionAction, reason: ActionReason): DomainCode =>
  action === 'Terminate' && reason === 'OrderInProcessing'
    ? 'SubscriptionPendingTermination'
    : (codes[reason] ?? 'SubscriptionActionNotAllowed');

/**
 * Why no order can count from a day. All are days in Denmark.
 *
 * @param startsOn the first day of the subscription, if it has one
 */
export const whyNotFrom = (
  day: string,
  today: string,
  startsOn: string | null | undefined,
): DomainCode | undefined => {
  if (day < today) return 'EffectiveDateMustNotBeInThePast';
  if (startsOn && day < startsOn) return 'EffectiveDateMustNotBeBeforeSubscriptionStart';
  return day > addMonths(today, 4)
    ? 'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture'
    : undefined;
};
