/** Query parameter of an item's address that downloads its PDF at once: `faktura/bi-1?hent=pdf`. */
export const REQUESTED_FILE = 'hent';

export const requestedFile = (search: URLSearchParams): 'Pdf' | undefined =>
  search.get(REQUESTED_FILE) === 'pdf' ? 'Pdf' : undefined;
