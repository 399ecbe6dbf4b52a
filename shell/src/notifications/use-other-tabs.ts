/** Tells the portal's other tabs that something was read, and is told by them. */
import { useEffect, useEffectEvent, useRef } from 'react';

/** @returns tells the other tabs; nothing where the browser has no such thing: they ask again when they are looked at. */
export const useOtherTabs = (onTold: () => void): (() => void) => {
  const channel = useRef<BroadcastChannel>(undefined);
  const told = useEffectEvent(onTold);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel('portal.notifications');
    opened.addEventListener('message', () => {
      told();
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
