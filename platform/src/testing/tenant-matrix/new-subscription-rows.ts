import type { NewSubscription } from 'shared/contracts/new-subscription';
import { poolNumbers } from '../../new-subscription/number-pool.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** A valid new subscription: mobile broadband, which needs no phone number. */
export const newSubscription = {
  category: 'MobileBroadband',
  offering: { id: 'MBB500', pricePlanCode: 'MBB500' },
  user: { firstName: 'Ægir', lastName: 'Ørnholt', email: 'aegir@firma.example', employeeId: 'M-17' },
  accountId: '80011001',
  sim: { kind: 'SimCard' },
  shipment: { type: 'PickUp' },
  extraServices: ['FIXEDIP'],
} as const satisfies NewSubscription;

/** The smallest file accepted as a PDF. */
export const aPdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Tenant matrix rows for the calls that create a subscription. */
export function newSubscriptionRows(accounts: () => Objects): Record<string, () => MatrixRow> {
  let asked = 0;
  return {
    'GET /self-service-api/subscriptions/offerings': () => ({
      request: () => ({ query: 'category=Voice' }),
    }),
    'GET /self-service-api/numbers': () => ({}),
    // A number is reserved for one person, so each caller requests another one.
    'POST /self-service-api/numbers/reservations': () => {
      asked += 1;
      const number = poolNumbers('')[asked] ?? '';
      return { request: () => ({ data: { number } }) };
    },
    'GET /self-service-api/addresses/suggestions': () => ({
      request: () => ({ query: 'searchQuery=Tang' }),
    }),
    'POST /self-service-api/attachments': () => ({
      request: () => ({ query: 'name=fuldmagt.pdf', body: aPdf }),
    }),
    'POST /self-service-api/subscriptions/preview': () => ({
      request: () => ({ data: { subscriptions: [newSubscription] } }),
    }),
    'POST /self-service-api/subscriptions': () => ({
      objects: accounts(),
      status: 202,
      request: ({ object }) => ({ data: { ...newSubscription, accountId: object } }),
    }),
  };
}
