import { openPaymentsAnswer, paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import { hasStatus } from 'shared/errors/refusal';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** A payment and its customer. */
export interface PaymentIds {
  readonly customerId: string;
  readonly sessionId: string;
}

const path = '/self-service-api/payment-sessions';
const pathOf = (sessionId: string) => `${path}/${encodeURIComponent(sessionId)}`;

/** The state of a payment. Refetched each time it is opened: it may have been paid elsewhere meanwhile. */
export const paymentQuery = (http: Http, { customerId, sessionId }: PaymentIds) =>
  queryOptions({
    queryKey: ['mfe-billing', customerId, 'payment-sessions', sessionId],
    queryFn: async ({ signal }) => {
      const request = { path: pathOf(sessionId), query: { customerId } };
      return (await http.request({ ...request, schema: paymentSessionAnswer, signal })).paymentSession;
    },
    staleTime: 0,
  });

/** Whether the user has lost access to an invoice of the payment: the card's fields must not remain. */
export const isGone = (error: Error | null): boolean => hasStatus(error, 403, 404);

/** The open payments that include any of these invoices. */
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
  /** This page, for the redirect back from the card's bank. */
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

/** What is stale after a payment: the invoices, their lists, and the amounts owed. */
export const paymentStaleKeys = (customerId: string) =>
  [
    ['mfe-billing', customerId, 'billing-items'],
    ['mfe-billing', customerId, 'payment-sessions'],
    ['mfe-billing', customerId, 'accounts'],
  ] as const;
