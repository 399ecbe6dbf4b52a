/**
 * Wire categories of a subscription: those in the category list (SUB-013) and those in the type mapping
 * (SUB-009 to SUB-011); the backend may send both.
 */
export const SUBSCRIPTION_CATEGORIES = [
  'Unknown',
  'Voice',
  'HomeOffice',
  'Broadband',
  'MobileBroadband',
  'GSM',
  'Data',
  'LLF',
  'LLN',
  'LLD',
] as const;
export type SubscriptionCategory = (typeof SUBSCRIPTION_CATEGORIES)[number];

/** The portal's own subscription types. */
export const SUBSCRIPTION_TYPES = ['UNKNOWN', 'MOBILE', 'MOBILE_BROADBAND', 'BROADBAND'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** Types with a telephone number, and therefore a SIM card. */
export const TELEPHONE_TYPES: readonly SubscriptionType[] = ['MOBILE', 'MOBILE_BROADBAND'];

const categoriesByType: Record<SubscriptionType, readonly SubscriptionCategory[]> = {
  MOBILE: ['GSM', 'Voice'],
  MOBILE_BROADBAND: ['Data', 'MobileBroadband'],
  BROADBAND: ['Broadband', 'LLF', 'LLN', 'LLD'],
  UNKNOWN: ['Unknown', 'HomeOffice'],
};

/** Maps a category to its type (SUB-009 to SUB-012). A home-office subscription is `UNKNOWN`. */
export function subscriptionType(category: SubscriptionCategory): SubscriptionType {
  return SUBSCRIPTION_TYPES.find(type => categoriesByType[type].includes(category)) ?? 'UNKNOWN';
}

/** The categories of a type, for filters by type. */
export function categoriesOf(type: SubscriptionType): readonly SubscriptionCategory[] {
  return categoriesByType[type];
}

/** Life-cycle status of a subscription (SUB-017); only the server changes it. */
export const SUBSCRIPTION_STATUSES = [
  'Unknown',
  'Active',
  'Reserved',
  'Cancelled',
  'Suspended',
  'SuspendedNoAltering',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The status flags of a subscription (SUB-001, SUB-018, SUB-019). */
export type SubscriptionFlags = {
  isActive: boolean;
  isSuspended: boolean;
  isSuspendedNoAltering: boolean;
  isCancelled: boolean;
  isUnderTermination: boolean;
};

/** Derives the flags from the status and the future cancellation date. */
export function subscriptionFlags(subscription: {
  status: SubscriptionStatus;
  futureCancellationDate?: string | null | undefined;
}): SubscriptionFlags {
  const isUnderTermination = Boolean(subscription.futureCancellationDate);
  return {
    isActive: subscription.status === 'Active' && !isUnderTermination,
    isSuspended: subscription.status === 'Suspended',
    isSuspendedNoAltering: subscription.status === 'SuspendedNoAltering',
    isCancelled: subscription.status === 'Cancelled',
    isUnderTermination,
  };
}
