import type { SubscriptionStatus, SubscriptionType } from 'shared/contracts/subscription-kind';
import {
  endingDay,
  subscriptionStatusLabels,
  subscriptionStatusText,
} from 'shared/format/subscription-labels';

export { categoryLabel } from 'shared/format/subscription-labels';

export const typeLabels: Readonly<Record<SubscriptionType, string>> = {
  MOBILE: 'Mobilabonnement',
  MOBILE_BROADBAND: 'Mobilt bredbånd',
  BROADBAND: 'Bredbånd og datanet',
  UNKNOWN: 'Home Office og andet',
};

export const statusLabels: Readonly<Record<SubscriptionStatus, string>> = subscriptionStatusLabels;

/** The status as shown in a preview. */
export const subscriptionStatusLabel = (status: unknown): string =>
  new Map<unknown, string>(Object.entries(statusLabels)).get(status) ?? statusLabels.Unknown;

/** Colours of a status. The text always says the same. */
export type StatusTone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

const statusTones: Readonly<Record<SubscriptionStatus, StatusTone>> = {
  Active: 'success',
  Reserved: 'info',
  Suspended: 'warning',
  SuspendedNoAltering: 'error',
  Cancelled: 'neutral',
  Unknown: 'neutral',
};

interface WithStatus {
  readonly status: SubscriptionStatus;
  readonly futureCancellationDate?: string | null | undefined;
}

/** The status as a tag. A scheduled end shows its date, unless it has passed (SUB-019). */
export const statusTag = (subscription: WithStatus): { label: string; tone: StatusTone } => ({
  label: subscriptionStatusText(subscription),
  tone: endingDay(subscription) ? 'warning' : statusTones[subscription.status],
});
