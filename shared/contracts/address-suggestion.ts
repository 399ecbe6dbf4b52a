import * as z from 'zod/mini';
import { data, searchText } from './wire.ts';

/** An existing postal address, as far as the typed text determines it. */
export const addressSuggestionSchema = z.object({
  id: z.string(),
  /** On one line. */
  text: z.string(),
  streetName: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;

/** `GET /self-service-api/addresses/suggestions`: at most ten; fewer than two characters return none. */
export const addressSuggestionsQuery = z.object({ searchQuery: searchText(100) });
export const addressSuggestionsAnswer = data(z.object({ suggestions: z.array(addressSuggestionSchema) }));
