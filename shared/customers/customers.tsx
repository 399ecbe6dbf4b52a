/**
 * Customer port: the current customer, and what the user may do there.
 *
 * The shell provides it below `/selvbetjening/{customerId}`; a remote's page is always below a customer that
 * the user belongs to.
 */
import { createContext, useContext } from 'react';
import type { AccountLevel } from '../contracts/customer.ts';
import type { AccessType } from '../contracts/role.ts';
import type { Capabilities, DerivedCustomer } from './capabilities.ts';

export interface CurrentCustomer {
  readonly customer: DerivedCustomer;
  readonly capabilities: Capabilities;
  /** Level of the user's access; `Unknown` also if the backend omits it. */
  readonly accountLevel: AccountLevel;
  /** Scope of the user's access; undefined if the backend, or a shell before 1.14, omits it. */
  readonly accessType?: AccessType | undefined;
}

/** Provided by the shell and by `renderWithHost()`. */
export const CurrentCustomerContext = createContext<CurrentCustomer | null>(null);

/** Use it for the customer id of a call, and to show or hide actions by role. Throws outside a customer. */
export const useCurrentCustomer = (): CurrentCustomer => {
  const current = useContext(CurrentCustomerContext);
  if (current === null)
    throw new Error('useCurrentCustomer needs the shell: no CurrentCustomerContext was supplied.');
  return current;
};
