import { paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Which payment of which invoice. */
export interface PaymentIds {
  readonly customerId: string;
  readonly billingItemId: string;
  readonly sessionId: string;
}

const pathOf = (billingItemId: string, sessionId = '') =>
  `/self-service-api/billing-items/${encodeURIComponent(billingItemId)}/payment-sessions${
    sessionId === '' ? '' : `/${encodeURIComponent(sessionId)}`
  }`;

/** How far a payment has come. Asked anew each time it is opened: somebody else may have paid meanwhile. */
export const paymentQuery = (http: Http, { customerId, billingItemId, sessionId }: PaymentIds) =>
  queryOptions({
    queryKey: ['mfe-billing', customerId, 'payment-sessions', billingItemId, sessionId],
    queryFn: async ({ signal }) => {
      const request = { path: pathOf(billingItemId, sessionId), query: { customerId } };
      return (await http.request({ ...request, schema: paymentSessionAnswer, signal })).paymentSession;
    },
    staleTime: 0,
  });

export interface BeginPayment {
  readonly customerId: string;
  readonly billingItemId: string;
  /** This page, for the card's bank to come back to. */
  readonly returnUrl: string;
}

export const beginPayment = async (
  http: Http,
  { customerId, billingItemId, returnUrl }: BeginPayment,
): Promise<PaymentSession> => {
  const request = { path: pathOf(billingItemId), query: { customerId }, body: { returnUrl } };
  return (await http.request({ ...request, method: 'POST', schema: paymentSessionAnswer })).paymentSession;
};

export const cancelPayment = async (http: Http, ids: PaymentIds): Promise<PaymentSession> => {
  const { customerId, billingItemId, sessionId } = ids;
  const request = { path: pathOf(billingItemId, sessionId), query: { customerId } };
  return (await http.request({ ...request, method: 'DELETE', schema: paymentSessionAnswer })).paymentSession;
};

/** What a payment makes out of date: the invoice, the lists it stands in, and what is owed. */
export const paymentStaleKeys = (customerId: string) =>
  [
    ['mfe-billing', customerId, 'billing-items'],
    ['mfe-billing', customerId, 'payment-sessions'],
    ['mfe-billing', customerId, 'accounts'],
  ] as const;
