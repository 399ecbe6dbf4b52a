import { createContext, useContext } from 'react';

/** Where the user can go from an error or a missing record. */
export interface WaysOn {
  /** Link to customer service about the current page and the failed call. */
  readonly customerService: (code: string | undefined) => string;
  /** Opens the global search with this text. */
  readonly search: (text: string) => void;
}

/** Provided by the shell around a customer's pages, and by `renderWithHost()`; null elsewhere. */
export const WaysOnContext = createContext<WaysOn | null>(null);

export const useWaysOn = (): WaysOn | null => useContext(WaysOnContext);
