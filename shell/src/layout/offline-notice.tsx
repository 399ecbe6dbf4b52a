/** Says that there is no network, for as long as there is none: what fails meanwhile is tried again after. */
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
