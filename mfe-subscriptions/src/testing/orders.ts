import type { OrderRow, OrderViewModel } from 'shared/contracts/order';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';

/** An order in progress, placed by the customer. */
export const anOrder = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: 'O1',
  type: 'ChangePriceplan',
  status: 'Processing',
  productName: 'Erhverv Mobil 50 GB',
  createdBy: 'Customer',
  createdByName: 'Jens Lund',
  created: '2026-11-20T13:05:00.000Z',
  subscriptionId: 'S1',
  msisdn: '12345678',
  userName: 'Mette Holm',
  accountId: '80010001',
  expectedCompletion: null,
  completed: null,
  failureCode: null,
  ...changes,
});

/** A completed order in a subscription's order history. */
export const anOrderView = (changes: Partial<OrderViewModel> = {}): OrderViewModel => ({
  id: 'O1',
  type: 'ChangePriceplan',
  status: 'Completed',
  productName: 'Erhverv Mobil 50 GB',
  createdBy: 'Customer',
  created: '2026-11-20T13:05:00.000Z',
  ...changes,
});

/** Mocks the order history of S1, page by page, from a list that a test may change; returns the received queries. */
export const serveHistory = (server: TestApi, orders: OrderViewModel[]) =>
  serve(server, 'subscriptions/S1/orders', query => {
    const pageSize = Number(query.get('pageSize'));
    const start = orders.findIndex(({ id }) => id === query.get('nextLinkId')) + 1;
    const given = orders.slice(start, start + pageSize);
    const hasMore = start + pageSize < orders.length;
    return {
      orderViewModels: given,
      ...(hasMore ? { nextLinkId: given.at(-1)?.id } : {}),
      currentIndex: Number(query.get('currentIndex') ?? 0) + given.length,
    };
  });
