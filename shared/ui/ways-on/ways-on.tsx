import { createContext, useContext } from 'react';

/** Where a person can go from something that failed or is not there. */
export interface WaysOn {
  /** Where one writes to customer service about the page that is shown, and about the call that failed. */
  readonly customerService: (code: string | undefined) => string;
  /** Opens the search across areas with this text. */
  readonly search: (text: string) => void;
}

/** Filled by the shell around the pages of a customer, and by `renderWithHost()`; elsewhere there are none. */
export const WaysOnContext = createContext<WaysOn | null>(null);

export const useWaysOn = (): WaysOn | null => useContext(WaysOnContext);
