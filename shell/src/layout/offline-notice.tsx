/** Shown while there is no network: failed requests are retried when it is back. */
import { useSyncExternalStore } from 'react';
import { AttentionBar } from 'shared/ui/attention-bar';
import { layoutTexts } from './texts.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <AttentionBar variant="warning" hasCloseButton={false}>
      {layoutTexts.offline}
    </AttentionBar>
  );
};
