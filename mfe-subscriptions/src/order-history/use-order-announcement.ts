import { useEffect, useRef, useState } from 'react';
import type { OrderViewModel } from 'shared/contracts/order';
import { orderAnnouncement } from './order-announcement.ts';

/** The latest announcement about the orders since the page was opened. */
export const useOrderAnnouncement = (orders: readonly OrderViewModel[] | undefined): string => {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<readonly OrderViewModel[]>(undefined);
  useEffect(() => {
    if (orders === undefined) return;
    const next = before.current && orderAnnouncement(before.current, orders);
    before.current = orders;
    if (next !== undefined) setAnnouncement(next);
  }, [orders]);
  return announcement;
};
