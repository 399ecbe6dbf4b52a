import type { ActionReason, SubscriptionAction } from 'shared/contracts/allowed-actions';
import { subscriptionFlags, type SubscriptionStatus } from 'shared/contracts/subscription-kind';
import { forbiddenTexts, reasonTexts, simCardsForbiddenText } from './notice-texts.ts';

export interface InfoBoxText {
  /** What cannot be done on this page; missing on a read-only page. */
  readonly title?: string;
  /** Why, and what to do about it. */
  readonly text: string;
}

interface StatusFacts {
  readonly status: SubscriptionStatus;
  readonly futureCancellationDate?: string | null | undefined;
}

/** How a subscription's status restricts changes, for read-only pages (SUB-048 to SUB-051). */
export const statusInfo = (subscription: StatusFacts): InfoBoxText | undefined => {
  const flags = subscriptionFlags(subscription);
  if (flags.isCancelled) return { text: reasonTexts.Cancelled };
  if (flags.isSuspendedNoAltering) return { text: reasonTexts.SuspendedNoAltering };
  if (flags.isUnderTermination) return { text: reasonTexts.UnderTermination };
  return flags.isSuspended ? { text: reasonTexts.Suspended } : undefined;
};

/**
 * The text of a page whose action is not allowed. The texts of the page and of the status do not compete (SUB-052): the
 * first says what cannot be done, the second why.
 */
export const actionInfo = (action: SubscriptionAction, reason: ActionReason | 'Unknown'): InfoBoxText => ({
  title:
    reason === 'RoleNotSufficient' && (action === 'SimCards' || action === 'DataCards')
      ? simCardsForbiddenText
      : forbiddenTexts[action],
  text: reasonTexts[reason],
});
