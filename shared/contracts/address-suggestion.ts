import * as z from 'zod/mini';
import { data, searchText } from './wire.ts';

/** A postal address that exists, as far as it is told by what was typed. */
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

/** `GET /self-service-api/addresses/suggestions`: at most ten; fewer than two characters find nothing. */
export const addressSuggestionsQuery = z.object({ searchQuery: searchText(100) });
export const addressSuggestionsAnswer = data(z.object({ suggestions: z.array(addressSuggestionSchema) }));
