/**
 * Customer port: which customer the person works on now, and what they may do there.
 *
 * The shell supplies it below `/selvbetjening/{customerId}`; a remote's page is always below a customer
 * the person belongs to.
 */
import { createContext, useContext } from 'react';
import type { AccountLevel } from '../contracts/customer.ts';
import type { AccessType } from '../contracts/role.ts';
import type { Capabilities, DerivedCustomer } from './capabilities.ts';

export interface CurrentCustomer {
  readonly customer: DerivedCustomer;
  readonly capabilities: Capabilities;
  /** What the person's access is about; `Unknown` also where the back end says nothing of it. */
  readonly accountLevel: AccountLevel;
  /** How far the person reaches; nothing where the back end, or a shell of before 1.14, does not tell. */
  readonly accessType?: AccessType | undefined;
}

/** Filled by the shell and by `renderWithHost()`. */
export const CurrentCustomerContext = createContext<CurrentCustomer | null>(null);

/** Use it for the customer id of a call and to show or hide what a role may do. Throws outside a customer. */
export const useCurrentCustomer = (): CurrentCustomer => {
  const current = useContext(CurrentCustomerContext);
  if (current === null)
    throw new Error('useCurrentCustomer needs the shell: no CurrentCustomerContext was supplied.');
  return current;
};
