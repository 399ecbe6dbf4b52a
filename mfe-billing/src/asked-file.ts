/** An address that leads to an item may ask for its PDF at once: `faktura/bi-1?hent=pdf`. */
export const ASKED_FILE = 'hent';

export const askedFile = (search: URLSearchParams): 'Pdf' | undefined =>
  search.get(ASKED_FILE) === 'pdf' ? 'Pdf' : undefined;
