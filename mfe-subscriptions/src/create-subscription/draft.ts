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
/**
 * The account's name and product group are stored with its number: the summary shows the name, validation needs the
 * group.
 */
export type AccountValues = {
  readonly accountId: string;
  readonly accountName: string;
  readonly productGroup: string;
};
export type NumberValues = {
  readonly mode: 'New' | 'Port';
  readonly number: string;
  readonly reservedUntil: string;
  /** Fields for a number ported in from another operator. */
  readonly portedNumber: string;
  readonly donorOperator: string;
  readonly ownerName: string;
  readonly ownerCvr: string;
  readonly wishDate: string;
  /** The power of attorney is uploaded when selected: a draft cannot contain a file. */
  readonly attachmentId: string;
  readonly attachmentName: string;
};
export type SimValues = AddressValues & {
  readonly kind: (typeof SIM_KINDS)[number] | undefined;
  readonly icc: string;
  readonly shipment: (typeof SHIPMENT_TYPES)[number] | undefined;
};
export type ServiceValues = { readonly services: readonly string[] };

/** Input of all steps of creating a subscription. */
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
    mode: 'New',
    number: '',
    reservedUntil: '',
    portedNumber: '',
    donorOperator: '',
    ownerName: '',
    ownerCvr: '',
    wishDate: '',
    attachmentId: '',
    attachmentName: '',
  },
  sim: { ...emptyAddress, kind: undefined, icc: '', shipment: undefined },
  address: emptyAddress,
  services: { services: [] },
};
