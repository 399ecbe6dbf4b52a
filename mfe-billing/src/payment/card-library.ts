import type { CardPayment } from 'shared/card-payment';
import type { CardSession, Library } from './card-library.lazy.ts';

export type { CardSession, MountedCard } from './card-library.lazy.ts';

/** Loads the provider's library, about 100 kB, and starts it. Rejects when either fails. */
export const startCardLibrary = async (settings: CardPayment, session: CardSession): Promise<Library> => {
  const { startLibrary } = await import('./card-library.lazy.ts');
  return startLibrary(settings, session);
};
