/** Search text of a row (`kernel/lists/search-terms.ts`): its non-empty parts in lower case. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').toLowerCase();
}
