import type { AddressSuggestion } from 'shared/contracts/address-suggestion';

/** Whoever knows the addresses of the country. */
export interface AddressProvider {
  /** The best first; no more than ten. */
  suggest(typed: string): Promise<AddressSuggestion[]>;
}
