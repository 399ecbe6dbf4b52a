import { useEffect, useRef, useState } from 'react';
import type { OrderViewModel } from 'shared/contracts/order';
import { orderAnnouncement } from './order-announcement.ts';

/** The latest announcement about the orders since the page was opened. */
export const useOrderAnnouncement = (orders: readonly OrderViewModel[] | undefined): string => {
  const [news, setNews] = useState('');
  const before = useRef<readonly OrderViewModel[]>(undefined);
  useEffect(() => {
    if (orders === undefined) return;
    const told = before.current && orderAnnouncement(before.current, orders);
    before.current = orders;
    if (told !== undefined) setNews(told);
  }, [orders]);
  return news;
};
