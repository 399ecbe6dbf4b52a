import {
  numbersAnswer,
  numbersQuery,
  reservationAnswer,
  reservationBody,
  reservationQuery,
} from 'shared/contracts/new-subscription';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { findNumbers, reserveNumber } from './reserve-number.ts';

const forCreators = { to: 'customer', named: 'in-query', role: 'Admin', needsContract: true } as const;

/**
 * `GET /numbers`: free phone numbers that contain the given digits. `POST /numbers/reservations`: reserves one for 15
 * minutes. Not written to the audit log, because it changes no customer data; the order is.
 */
export function addNumbersRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/numbers',
    {
      config: { access: forCreators, system: 'NumberAPI' },
      schema: {
        summary: 'List free phone numbers',
        querystring: numbersQuery,
        response: { 200: numbersAnswer },
      },
    },
    async request => {
      const digits = (request.query.searchQuery ?? '').replaceAll(/\s/g, '');
      const { userId } = tenantOf(request);
      return { data: { numbers: await findNumbers(context.db, digits, userId, context.clock.now()) } };
    },
  );

  api.post(
    '/numbers/reservations',
    {
      config: { access: forCreators, system: 'NumberAPI' },
      schema: {
        summary: 'Reserve a phone number for 15 minutes',
        querystring: reservationQuery,
        body: reservationBody,
        response: { 200: reservationAnswer },
      },
    },
    async request => ({
      data: await changeForCustomer(context, request, change =>
        reserveNumber(change, request.body.data.number),
      ),
    }),
  );
}
