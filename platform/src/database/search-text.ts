/** What a row is found by (`kernel/search-terms.ts`): those of the parts that it has, in small letters. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').toLowerCase();
}
