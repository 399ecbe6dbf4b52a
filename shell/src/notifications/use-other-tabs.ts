/** Notifies the portal's other tabs that something was read, and listens to them. */
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * @returns notifies the other tabs; does nothing when the browser does not support it: they refetch when they get
 * focus.
 */
export const useOtherTabs = (onRead: () => void): (() => void) => {
  const channel = useRef<BroadcastChannel>(undefined);
  const onMessage = useEffectEvent(onRead);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel('portal.notifications');
    opened.addEventListener('message', () => {
      onMessage();
    });
    channel.current = opened;
    return () => {
      opened.close();
    };
  }, []);
  return () => {
    channel.current?.postMessage('read');
  };
};
