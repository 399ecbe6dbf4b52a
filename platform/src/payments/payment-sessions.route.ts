import * as z from 'zod/mini';
import {
  openPaymentsAnswer,
  openPaymentsQuery,
  paymentSessionAnswer,
  paymentSessionBody,
} from 'shared/contracts/payment';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { beginPayment, startAtProvider } from './begin-payment.ts';
import { readOpenPayments, readPaymentSession } from './read-payment-session.ts';
import { giveUp } from './settle-payment.ts';

const path = '/payment-sessions';
const params = z.object({ sessionId: idSchema });
const querystring = z.object(customerQueryShape);
const response = { 200: paymentSessionAnswer };

/**
 * Card payments of invoices, for administrators. `POST /payment-sessions` starts one or returns the open one, `GET`
 * finds those of given invoices or returns the state of one, `DELETE` cancels it. The amount is always what is owed; no
 * client sends one.
 */
export function addPaymentSessionRoutes(api: Api, context: ApiContext): void {
  const { db, clock, isPortal, payments } = context;
  const config = {
    access: { to: 'customer', named: 'in-query', role: 'Admin' },
    system: 'PaymentAPI',
  } as const;
  const read = async (tenant: ReturnType<typeof tenantOf>, sessionId: string) => ({
    data: { paymentSession: await readPaymentSession(db, tenant, sessionId, clock.now()) },
  });

  api.post(
    path,
    {
      config,
      schema: { summary: 'Start a payment of invoices', querystring, body: paymentSessionBody, response },
    },
    async request => {
      const { sessionId } = await changeForCustomer(context, request, async (change, tenant) => ({
        sessionId: await beginPayment(change, tenant, { ...request.body.data, isPortal }),
      }));
      await startAtProvider(db, payments.provider, sessionId);
      return read(tenantOf(request), sessionId);
    },
  );

  api.get(
    path,
    {
      config,
      schema: {
        summary: 'List open payments of invoices',
        querystring: openPaymentsQuery,
        response: { 200: openPaymentsAnswer },
      },
    },
    async request => {
      const { billingItemIds = [] } = request.query;
      const paymentSessions = await readOpenPayments(db, tenantOf(request), billingItemIds, clock.now());
      return { data: { paymentSessions } };
    },
  );

  api.get(
    `${path}/:sessionId`,
    { config, schema: { summary: 'Get the status of a payment', params, querystring, response } },
    request => read(tenantOf(request), request.params.sessionId),
  );

  api.delete(
    `${path}/:sessionId`,
    { config, schema: { summary: 'Cancel a payment', params, querystring, response } },
    async request => {
      const { sessionId } = request.params;
      await changeForCustomer(context, request, async ({ transaction }, tenant) => {
        await readPaymentSession(transaction, tenant, sessionId, clock.now());
        await giveUp(transaction, sessionId, clock.now());
        return {};
      });
      return read(tenantOf(request), sessionId);
    },
  );
}
