import type { ActionReason, SubscriptionAction } from '../contracts/allowed-actions.ts';
import type { DomainCode } from '../contracts/api-error.ts';
import { addMonths } from '../format/day.ts';

/** The specification's code for each reason. */
const codes: Partial<Record<ActionReason, DomainCode>> = {
  MissingContract: 'CustomerIsMissingContract',
  UnderTermination: 'SubscriptionPendingTermination',
  OrderInProcessing: 'SubscriptionOrderInProcessing',
};

/**
 * The error code of an action that is not allowed (SUB-038, SUB-040), except for an insufficient role, which
 * is a 403.
 */
export const refusalCode = (action: SubscriptionAction, reason: ActionReason): DomainCode =>
  action === 'Terminate' && reason === 'OrderInProcessing'
    ? 'SubscriptionPendingTermination'
    : (codes[reason] ?? 'SubscriptionActionNotAllowed');

/**
 * Why an order cannot take effect on a given day. All are calendar days in Denmark.
 *
 * @param startsOn the first day of the subscription, if any
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
