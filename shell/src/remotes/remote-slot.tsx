/**
 * Stands in for a remote until its routes are there, and when it can't be had. Menu and shell stay usable
 * around it.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { ExceptionBox } from 'shared/ui/exception-box';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { InternalErrorPage } from '../pages/public.pages.tsx';
import { remoteTexts } from './texts.ts';
import type { RemoteLoader } from './remote-loader.ts';

interface RemoteSlotProps {
  readonly loader: RemoteLoader;
  readonly remoteId: string;
}

export const RemoteSlot = ({ loader, remoteId }: RemoteSlotProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const [isMatchedAgain, setIsMatchedAgain] = useState(false);
  const current = useSyncExternalStore(loader.subscribe, () => loader.stateOf(remoteId));

  useEffect(() => {
    loader.load(remoteId);
  }, [loader, remoteId]);

  useEffect(() => {
    if (current.state !== 'ready' || isMatchedAgain) return;
    // The routes are known from now on: match this address again, against them.
    setIsMatchedAgain(true);
    void navigate(location, { replace: true, state: location.state as unknown });
  }, [current, isMatchedAgain, location, navigate]);

  useEffect(() => {
    if (current.state !== 'failed') return;
    const again = () => {
      if (document.visibilityState === 'visible') loader.retry(remoteId);
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [current.state, loader, remoteId]);

  // Still here after matching again: the remote has no such page.
  if (current.state === 'ready' && isMatchedAgain) return <InternalErrorPage />;
  if (current.state === 'failed')
    return (
      <ExceptionBox
        message={remoteTexts.failed}
        stack={current.error.stack}
        onRetry={() => {
          loader.retry(remoteId);
        }}
      />
    );
  return (
    <div aria-busy="true">
      <PageSkeleton />
      {current.state === 'slow' ? <p role="status">{remoteTexts.slow}</p> : null}
    </div>
  );
};
