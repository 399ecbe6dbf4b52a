import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useCardPayment } from 'shared/card-payment';
import { startCardLibrary, type MountedCard } from './card-library.ts';

/** Fields that have not come by then do not come. */
const PATIENCE = 10_000;

interface CardFieldsOptions {
  readonly provider: { readonly id: string; readonly sessionData: string };
  /** What the card's bank sent back with the person; empty while nobody was there. */
  readonly redirectResult: string;
  readonly onEnded: () => void;
}

interface CardFields {
  /** Where the fields are drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why the module failed. */
  readonly error: unknown;
}

/**
 * Starts the provider's library and mounts its fields. It has failed when it does not load, does not start, or its
 * fields are not there in time; an error after that belongs to a payment, of which the API knows more.
 */
export const useCardFields = ({ provider, redirectResult, onEnded }: CardFieldsOptions): CardFields => {
  const settings = useCardPayment();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CardFields['state']>('loading');
  const [error, setError] = useState<unknown>();
  const end = useEffectEvent(onEnded);
  const { id, sessionData } = provider;

  // Its end comes before the place leaves the page.
  useLayoutEffect(() => {
    let mounted: MountedCard | undefined;
    let isGone = false;
    let isStarted = redirectResult !== '';
    const fail = (cause: unknown) => {
      if (isGone) return;
      setError(cause);
      setState('failed');
    };
    const timer = setTimeout(() => {
      fail(new Error('The card fields did not come in time.'));
    }, PATIENCE);
    const ready = () => {
      clearTimeout(timer);
      isStarted = true;
      if (!isGone) setState('ready');
    };
    const onLibraryError = (cause: Error) => {
      if (!isStarted) fail(cause);
      else if (!isGone) end();
    };
    const onLibraryEnd = () => {
      if (!isGone) end();
    };
    startCardLibrary(settings, { id, sessionData, onEnded: onLibraryEnd, onError: onLibraryError }).then(
      library => {
        if (isGone) return;
        if (redirectResult !== '') {
          ready();
          library.finish(redirectResult);
        } else if (place.current) mounted = library.mount(place.current, ready);
      },
      fail,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      mounted?.remove();
    };
  }, [settings, id, sessionData, redirectResult]);

  return { place, state, error };
};
