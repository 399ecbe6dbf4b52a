import type { ActionReason, SubscriptionAction } from 'shared/contracts/allowed-actions';
import { subscriptionFlags, type SubscriptionStatus } from 'shared/contracts/subscription-kind';
import { forbiddenTexts, reasonTexts } from './notice-texts.ts';

export interface InfoBoxText {
  /** What cannot be done on this page; missing where nothing is done. */
  readonly title?: string;
  /** Why, and what to do about it. */
  readonly text: string;
}

interface StatusFacts {
  readonly status: SubscriptionStatus;
  readonly futureCancellationDate?: string | null | undefined;
}

/** What a subscription's state means for changing it, for pages on which nothing is done (SUB-048 to SUB-051). */
export const statusInfo = (subscription: StatusFacts): InfoBoxText | undefined => {
  const flags = subscriptionFlags(subscription);
  if (flags.isCancelled) return { text: reasonTexts.Cancelled };
  if (flags.isSuspendedNoAltering) return { text: reasonTexts.SuspendedNoAltering };
  if (flags.isUnderTermination) return { text: reasonTexts.UnderTermination };
  return flags.isSuspended ? { text: reasonTexts.Suspended } : undefined;
};

/**
 * What a page says whose action is not allowed. The page's text and the text of the status do not compete (SUB-052): the
 * first says what cannot be done, the second why.
 */
export const actionInfo = (action: SubscriptionAction, reason: ActionReason | 'Unknown'): InfoBoxText => ({
  title: forbiddenTexts[action],
  text: reasonTexts[reason],
});
