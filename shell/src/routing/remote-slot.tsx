/**
 * Placeholder for a remote until its routes are loaded, and when it is unavailable. Menu and shell stay usable around
 * it.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'shared/router';
import { PageHeader } from 'shared/ui/page-header';
import { ExceptionBox } from 'shared/ui/exception-box';
import { onReturn } from '../browser/on-return.ts';
import { errorDetails } from '../errors/error-details.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { InternalErrorPage } from '../pages/public.pages.tsx';
import { usePortal } from '../portal/portal.ts';
import { pageTitleOf } from './page-title.ts';
import styles from './remote-slot.module.css';
import { remoteTexts } from './remote-texts.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** How long a page of a loaded remote may take until it replaces the slot; one that suspends for ever never does. */
const renderTimeoutMs = 8_000;

interface RemoteSlotProps {
  readonly loader: RemoteLoader;
  readonly remoteId: string;
  /** Whether the router is still at this location: it may have moved on before anything is rendered. */
  readonly isCurrent: (location: Location) => boolean;
}

export const RemoteSlot = ({ loader, remoteId, isCurrent }: RemoteSlotProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { registry } = usePortal();
  const isMatching = useRef(false);
  const [matchedFrom, setMatchedFrom] = useState<string>();
  const current = useSyncExternalStore(loader.subscribe, () => loader.stateOf(remoteId));

  useEffect(() => {
    loader.load(remoteId);
  }, [loader, remoteId]);

  useEffect(() => {
    if (current.state !== 'ready' || isMatching.current) return;
    // The user has gone elsewhere meanwhile; this would take them back.
    if (!isCurrent(location)) return;
    // Only once: the navigation produces a new location, which runs this effect again.
    isMatching.current = true;
    const matchAgain = async () => {
      // The routes are known now: match this address again against them.
      await navigate(location, { replace: true, state: location.state as unknown });
      setMatchedFrom(location.key);
    };
    void matchAgain();
  }, [current, isCurrent, location, navigate]);

  // Still here at the new location, so the remote has no such page. The navigation may settle before it is rendered, so
  // its settling alone proves nothing.
  const isMatchedAgain = matchedFrom !== undefined && matchedFrom !== location.key;
  const isWaiting = current.state === 'ready' && !isMatchedAgain;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      isMatching.current = false;
      loader.refuse(remoteId, new Error('The page took too long.'));
    }, renderTimeoutMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, loader, remoteId]);

  useEffect(() => {
    if (current.state !== 'failed') return;
    return onReturn(() => {
      loader.retry(remoteId);
    });
  }, [current.state, loader, remoteId]);

  if (current.state === 'ready' && isMatchedAgain) return <InternalErrorPage />;
  if (current.state === 'failed')
    return (
      <>
        <PageHeader title={pageTitleOf(location.pathname, registry.registry)} />
        <ExceptionBox
          message={remoteTexts.failed}
          {...errorDetails(current.error)}
          onRetry={() => {
            loader.retry(remoteId);
          }}
        />
      </>
    );
  return (
    <>
      <PageSkeleton />
      {/* Outside the busy element and present from the start: a screen reader would not announce it otherwise. */}
      <p role="status" className={styles.slow}>
        {current.state === 'slow' ? remoteTexts.slow : ''}
      </p>
    </>
  );
};
