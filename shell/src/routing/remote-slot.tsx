/**
 * Stands in for a remote until its routes are there, and when it can't be had. Menu and shell stay usable
 * around it.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'shared/router';
import { PageHeader } from 'shared/ui/page-header';
import { ExceptionBox } from 'shared/ui/exception-box';
import { onReturn } from '../browser/on-return.ts';
import { errorDetails } from '../errors/error-details.ts';
import { focusContent } from '../layout/focus-content.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { InternalErrorPage } from '../pages/public.pages.tsx';
import { usePortal } from '../portal/portal.ts';
import { pageTitleOf } from './page-title.ts';
import styles from './remote-slot.module.css';
import { remoteTexts } from './remote-texts.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

interface RemoteSlotProps {
  readonly loader: RemoteLoader;
  readonly remoteId: string;
  /** Whether the router is still there: it may be on its way elsewhere before anything is drawn. */
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
    // The person went elsewhere meanwhile. This would take them back.
    if (!isCurrent(location)) return;
    // Only ever once: the navigation brings a new location, and this effect with it.
    isMatching.current = true;
    const matchAgain = async () => {
      // The routes are known from now on: match this address again, against them.
      await navigate(location, { replace: true, state: location.state as unknown });
      setMatchedFrom(location.key);
    };
    void matchAgain();
  }, [current, isCurrent, location, navigate]);

  useEffect(() => {
    if (current.state !== 'failed') return;
    return onReturn(() => {
      loader.retry(remoteId);
    });
  }, [current.state, loader, remoteId]);

  // Still here at the new location: the remote has no such page. The navigation may settle before it is drawn, so
  // that it has settled says nothing yet.
  const isMatchedAgain = matchedFrom !== undefined && matchedFrom !== location.key;
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
            focusContent();
          }}
        />
      </>
    );
  return (
    <>
      <PageSkeleton />
      {/* Apart from what is busy, and there from the start: else a reader would not announce it. */}
      <p role="status" className={styles.slow}>
        {current.state === 'slow' ? remoteTexts.slow : ''}
      </p>
    </>
  );
};
