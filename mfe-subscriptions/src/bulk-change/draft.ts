import type { BarringCode } from 'shared/contracts/barrings';
import { BULK_ACTIONS, type BulkAction } from 'shared/contracts/bulk-job';
import type { RequestedOfferingType } from 'shared/contracts/price-plan';
import type { SuspensionReason } from 'shared/contracts/suspension';
import type { NumberHandling, TerminationReason } from 'shared/contracts/termination';

/** Changes of existing subscriptions. */
export const CHANGES = BULK_ACTIONS.filter(action => action !== 'Unknown' && action !== 'Create');

/** The setting of a barring on all subscriptions; `keep` leaves each as it is. */
export const BARRING_CHOICES = ['keep', 'on', 'off'] as const;
export type BarringChoice = (typeof BARRING_CHOICES)[number];

type ActionValues = { readonly action: BulkAction | undefined };
type SuspendValues = { readonly reason: SuspensionReason | undefined; readonly date: string };
type DateValues = { readonly date: string };
/** Names are stored with the codes, for the summary. */
export type PlanValues = {
  readonly category: RequestedOfferingType | undefined;
  readonly offering: string;
  readonly pricePlanCode: string;
  readonly campaignCode: string | null;
  readonly name: string;
  readonly date: string;
};
export type ServiceValues = {
  readonly category: RequestedOfferingType | undefined;
  readonly code: string;
  readonly name: string;
};
export type BarringValues = Readonly<Record<BarringCode, BarringChoice>> & { readonly limit: string };
export type AccountValues = {
  readonly accountId: string;
  readonly accountName: string;
  readonly date: string;
};
export type TerminationValues = {
  readonly date: string;
  readonly reason: TerminationReason | undefined;
  readonly numberHandling: NumberHandling | undefined;
};

/** Input of all steps of changing many subscriptions. */
export type Draft = {
  readonly action: ActionValues;
  readonly suspend: SuspendValues;
  readonly reactivate: DateValues;
  readonly plan: PlanValues;
  readonly service: ServiceValues;
  readonly barrings: BarringValues;
  readonly account: AccountValues;
  readonly terminate: TerminationValues;
};

/**
 * @param today current date in Denmark
 */
export const emptyDraft = (today: string): Draft => ({
  action: { action: undefined },
  suspend: { reason: undefined, date: today },
  reactivate: { date: today },
  plan: {
    category: undefined,
    offering: '',
    pricePlanCode: '',
    campaignCode: null,
    name: '',
    date: today,
  },
  service: { category: undefined, code: '', name: '' },
  barrings: {
    BARINTCAL: 'keep',
    BAROUTG: 'keep',
    OWNERCONTROL_NUA: 'keep',
    BAR90: 'keep',
    BARLEVEL: 'keep',
    limit: '',
  },
  account: { accountId: '', accountName: '', date: today },
  terminate: { date: '', reason: undefined, numberHandling: undefined },
});
