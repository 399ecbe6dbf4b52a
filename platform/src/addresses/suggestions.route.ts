import { addressSuggestionsAnswer, addressSuggestionsQuery } from 'shared/contracts/address-suggestion';
import type { Api } from '../kernel/api.ts';
import { suggestAddresses } from './suggest-addresses.ts';

/** `GET /addresses/suggestions`: addresses that match the typed words, for signed-in people (HTTP-010). */
export function addAddressSuggestionsRoute(api: Api): void {
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
    request => ({ data: { suggestions: suggestAddresses(request.query.searchQuery) } }),
  );
}
