import type { PricePlanInformation, Subscription } from 'shared/contracts/subscription';
import type { SubscriptionListItem } from 'shared/contracts/subscription-list';

/** An active mobile subscription as the overview lists it. */
export const aListItem = (changes: Partial<SubscriptionListItem> = {}): SubscriptionListItem => ({
  id: 'S1',
  name: 'Erhverv Mobil 50 GB',
  firstName: 'Mette',
  lastName: 'Holm',
  employeeId: null,
  telephoneNumber: '12345678',
  circuitId: null,
  category: 'Voice',
  technologyType: '5G',
  status: 'Active',
  futureCancellationDate: null,
  effectiveDate: '2025-01-01',
  accountId: '80010001',
  accountName: 'Hovedkontor',
  recurringRate: { value: 169, currency: 'DKK' },
  hasProcessingOrder: false,
  ...changes,
});

/** A plan that includes nothing. */
export const aPricePlan = (changes: Partial<PricePlanInformation> = {}): PricePlanInformation => ({
  isFreeVoiceIncluded: false,
  isFreeDataIncluded: false,
  isFreeDataEuIncluded: false,
  isFreeSmsIncluded: false,
  isFreeMmsIncluded: false,
  is5GReady: false,
  ...changes,
});

/** An active mobile subscription in full. */
export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'S1',
  name: 'Erhverv Mobil 50 GB',
  firstName: 'Mette',
  lastName: 'Holm',
  employeeId: 'M-17',
  email: 'mette.holm@demo.example',
  circuitId: null,
  telephoneNumber: { localNumber: '12345678' },
  category: 'Voice',
  status: 'Active',
  futureCancellationDate: null,
  accountId: '80010001',
  accountName: 'Hovedkontor',
  rootAccountId: '80010000',
  accountProductGroup: 'Mobile',
  effectiveDate: '2025-01-01',
  installationAddress: null,
  services: [],
  barringsLimit: null,
  simCards: [],
  recurringRate: { value: 169, currency: 'DKK' },
  pricePlanInformation: aPricePlan({ data: { value: 50, unit: 'GB' } }),
  hasPricePlans: true,
  invoiceNote: null,
  ...changes,
});
