/** Query parameter of an item's address that downloads its PDF at once: `faktura/bi-1?hent=pdf`. */
export const ASKED_FILE = 'hent';

export const askedFile = (search: URLSearchParams): 'Pdf' | undefined =>
  search.get(ASKED_FILE) === 'pdf' ? 'Pdf' : undefined;
