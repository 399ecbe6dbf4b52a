import type { OrderRow } from 'shared/contracts/order';

/** An order on its way, made by the customer. */
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
