import { openPaymentsAnswer, paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Which payment. */
export interface PaymentIds {
  readonly customerId: string;
  readonly sessionId: string;
}

const path = '/self-service-api/payment-sessions';
const pathOf = (sessionId: string) => `${path}/${encodeURIComponent(sessionId)}`;

/** How far a payment has come. Asked anew each time it is opened: somebody else may have paid meanwhile. */
export const paymentQuery = (http: Http, { customerId, sessionId }: PaymentIds) =>
  queryOptions({
    queryKey: ['mfe-billing', customerId, 'payment-sessions', sessionId],
    queryFn: async ({ signal }) => {
      const request = { path: pathOf(sessionId), query: { customerId } };
      return (await http.request({ ...request, schema: paymentSessionAnswer, signal })).paymentSession;
    },
    staleTime: 0,
  });

/** The open payments that any of these invoices is in. */
export const openPaymentsQuery = (http: Http, customerId: string, billingItemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['mfe-billing', customerId, 'payment-sessions', 'open', ...billingItemIds],
    queryFn: async ({ signal }) => {
      const request = { path, query: { customerId, billingItemIds } };
      return (await http.request({ ...request, schema: openPaymentsAnswer, signal })).paymentSessions;
    },
    staleTime: 0,
  });

export interface BeginPayment {
  readonly customerId: string;
  readonly billingItemIds: readonly string[];
  /** This page, for the card's bank to come back to. */
  readonly returnUrl: string;
}

export const beginPayment = async (
  http: Http,
  { customerId, ...body }: BeginPayment,
): Promise<PaymentSession> => {
  const request = { path, query: { customerId }, body };
  return (await http.request({ ...request, method: 'POST', schema: paymentSessionAnswer })).paymentSession;
};

export const cancelPayment = async (
  http: Http,
  { customerId, sessionId }: PaymentIds,
): Promise<PaymentSession> => {
  const request = { path: pathOf(sessionId), query: { customerId } };
  return (await http.request({ ...request, method: 'DELETE', schema: paymentSessionAnswer })).paymentSession;
};

/** What a payment makes out of date: the invoices, the lists they stand in, and what is owed. */
export const paymentStaleKeys = (customerId: string) =>
  [
    ['mfe-billing', customerId, 'billing-items'],
    ['mfe-billing', customerId, 'payment-sessions'],
    ['mfe-billing', customerId, 'accounts'],
  ] as const;
