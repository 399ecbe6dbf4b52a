import {
  categoriesOf,
  SUBSCRIPTION_CATEGORIES,
  SUBSCRIPTION_TYPES,
  subscriptionFlags,
  subscriptionType,
} from './subscription-kind.ts';

describe('subscriptionType', () => {
  it.each([
    ['Broadband', 'BROADBAND'],
    ['LLF', 'BROADBAND'],
    ['LLN', 'BROADBAND'],
    ['LLD', 'BROADBAND'],
  ] as const)('maps %s to %s (SUB-009)', (category, type) => {
    expect(subscriptionType(category)).toBe(type);
  });

  it.each(['Data', 'MobileBroadband'] as const)('maps %s to MOBILE_BROADBAND (SUB-010)', category => {
    expect(subscriptionType(category)).toBe('MOBILE_BROADBAND');
  });

  it.each(['GSM', 'Voice'] as const)('maps %s to MOBILE (SUB-011)', category => {
    expect(subscriptionType(category)).toBe('MOBILE');
  });

  it.each(['Unknown', 'HomeOffice'] as const)('maps %s to UNKNOWN (SUB-012)', category => {
    expect(subscriptionType(category)).toBe('UNKNOWN');
  });

  it('maps every category to exactly one type', () => {
    expect(SUBSCRIPTION_TYPES.flatMap(type => [...categoriesOf(type)]).sort()).toEqual(
      [...SUBSCRIPTION_CATEGORIES].sort(),
    );
  });
});

describe('subscriptionFlags', () => {
  it('is active only with status Active and no future cancellation date (SUB-018)', () => {
    expect(subscriptionFlags({ status: 'Active' }).isActive).toBe(true);
    expect(subscriptionFlags({ status: 'Active', futureCancellationDate: '2027-01-01' }).isActive).toBe(
      false,
    );
    expect(subscriptionFlags({ status: 'Suspended' }).isActive).toBe(false);
  });

  it('is under termination with a future cancellation date (SUB-019)', () => {
    expect(
      subscriptionFlags({ status: 'Active', futureCancellationDate: '2027-01-01' }).isUnderTermination,
    ).toBe(true);
    expect(subscriptionFlags({ status: 'Active', futureCancellationDate: null }).isUnderTermination).toBe(
      false,
    );
  });

  it.each([
    ['Suspended', 'isSuspended'],
    ['SuspendedNoAltering', 'isSuspendedNoAltering'],
    ['Cancelled', 'isCancelled'],
  ] as const)('sets only one flag for %s (SUB-001)', (status, flag) => {
    const flags = subscriptionFlags({ status });
    expect(Object.entries(flags).filter(([, isRaised]) => isRaised)).toEqual([[flag, true]]);
  });
});
