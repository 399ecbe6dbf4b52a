import type { NewSubscriptionCategory, SIM_KINDS } from 'shared/contracts/new-subscription';
import type { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import { emptyAddress, type AddressValues } from 'shared/validation/address';

export type PlanValues = {
  readonly category: NewSubscriptionCategory | undefined;
  readonly offering: string;
};
export type UserValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly employeeId: string;
};
/** The name and the group are kept with the number: the summary tells the one, the rule needs the other. */
export type AccountValues = {
  readonly accountId: string;
  readonly accountName: string;
  readonly productGroup: string;
};
export type NumberValues = {
  readonly mode: 'New' | 'Port';
  readonly number: string;
  readonly reservedUntil: string;
  /** One that is moved in from another operator, with what that takes. */
  readonly portedNumber: string;
  readonly donorOperator: string;
  readonly ownerName: string;
  readonly ownerCvr: string;
  readonly wishDate: string;
  /** The power of attorney is sent as soon as it is chosen: a draft cannot keep a file. */
  readonly attachmentId: string;
  readonly attachmentName: string;
};
export type SimValues = AddressValues & {
  readonly kind: (typeof SIM_KINDS)[number] | undefined;
  readonly icc: string;
  readonly shipment: (typeof SHIPMENT_TYPES)[number] | undefined;
};
export type ServiceValues = { readonly services: readonly string[] };

/** What is entered in all steps of creating a subscription. */
export type Draft = {
  readonly plan: PlanValues;
  readonly user: UserValues;
  readonly account: AccountValues;
  readonly number: NumberValues;
  readonly sim: SimValues;
  readonly address: AddressValues;
  readonly services: ServiceValues;
};

export const emptyDraft: Draft = {
  plan: { category: undefined, offering: '' },
  user: { firstName: '', lastName: '', email: '', employeeId: '' },
  account: { accountId: '', accountName: '', productGroup: '' },
  number: {
    ...{ mode: 'New', number: '', reservedUntil: '', portedNumber: '', donorOperator: '' },
    ...{ ownerName: '', ownerCvr: '', wishDate: '', attachmentId: '', attachmentName: '' },
  },
  sim: { ...emptyAddress, kind: undefined, icc: '', shipment: undefined },
  address: emptyAddress,
  services: { services: [] },
};
