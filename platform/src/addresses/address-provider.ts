import type { AddressSuggestion } from 'shared/contracts/address-suggestion';

/** A source of the country's addresses. */
export interface AddressProvider {
  /** The best first; at most ten. */
  suggest(typed: string): Promise<AddressSuggestion[]>;
}
