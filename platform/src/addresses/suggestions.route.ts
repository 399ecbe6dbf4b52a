import { addressSuggestionsAnswer, addressSuggestionsQuery } from 'shared/contracts/address-suggestion';
import type { Api } from '../kernel/api.ts';
import { bundledAddresses } from './bundled-addresses.ts';
import type { AddressProvider } from './address-provider.ts';

/** `GET /addresses/suggestions`: addresses that begin with the typed text, for signed-in people (HTTP-010). */
export function addAddressSuggestionsRoute(api: Api, addresses: AddressProvider = bundledAddresses): void {
  api.get(
    '/addresses/suggestions',
    {
      config: { access: { to: 'signed-in' }, system: 'SearchAPI' },
      schema: {
        summary: 'Autocomplete addresses',
        querystring: addressSuggestionsQuery,
        response: { 200: addressSuggestionsAnswer },
      },
    },
    async request => ({ data: { suggestions: await addresses.suggest(request.query.searchQuery) } }),
  );
}
