import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useCardPayment } from 'shared/card-payment';
import { startCardLibrary, type MountedCard } from './card-library.ts';

/** Timeout for the fields to appear. */
const PATIENCE = 10_000;

interface CardFieldsOptions {
  readonly provider: { readonly id: string; readonly sessionData: string };
  /** What the card's bank returned with the redirect; empty when there was none. */
  readonly redirectResult: string;
  readonly onEnded: () => void;
}

interface CardFields {
  /** The element for the fields. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why loading failed. */
  readonly error: unknown;
}

/**
 * Starts the provider's library and mounts its fields. It has failed when it does not load or start, or when its fields
 * do not appear in time; a later error belongs to a payment, whose outcome the API knows.
 */
export const useCardFields = ({ provider, redirectResult, onEnded }: CardFieldsOptions): CardFields => {
  const settings = useCardPayment();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CardFields['state']>('loading');
  const [error, setError] = useState<unknown>();
  const end = useEffectEvent(onEnded);
  const { id, sessionData } = provider;

  // Layout effect: the clean-up must run before the element is removed from the page.
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
