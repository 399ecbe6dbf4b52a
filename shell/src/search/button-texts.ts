/** Danish sentences of the search's button: the first page has no others of the search. */
export const searchButtonTexts = {
  open: 'Søg i hele portalen',
  loadFailed: 'Søgningen kunne ikke hentes',
} as const;
