import * as z from 'zod/mini';
import { callForwarding, callForwardingBody } from './call-forwarding.ts';
import type { SubscriptionFacts } from './subscription-order.ts';

it.each([
  ...[5, 10, 15, 20, 25, 30].map(seconds => [seconds, true] as const),
  ...[0, 12, 35, ''].map(seconds => [seconds, false] as const),
])('accepts a call-forwarding delay of %s seconds: %s (VAL-020)', (delaySeconds, isTaken) => {
  const body = { data: { forwardings: [{ condition: 'NoReply', number: null, delaySeconds }] } };
  expect(z.safeParse(callForwardingBody, body).success).toBe(isTaken);
});

it('refuses forwarding to the own number, and for a line without a number (CTRL-013)', () => {
  const none = { effectiveDate: null, futureCancellationDate: null, barringsLimit: null, invoiceNote: null };
  const noPlan = { pricePlanCode: null, pricePlanInformation: null, recurringRateOre: null };
  const of: Omit<SubscriptionFacts, 'localNumber'> = {
    ...none,
    ...noPlan,
    technologyType: null,
    bindingEndDate: null,
    dataUsedPercent: null,
    status: 'Active',
    category: 'Voice',
    name: 'Erhverv Mobil',
    services: [],
    topUps: [],
    nationalUsageAllowance: 'NoBlock',
    retailRoaming: 'NoBlock',
    roamingCostControl: 'NoBlock',
  };
  const ordered = (localNumber: string | null) =>
    callForwarding.order(
      { ...of, localNumber, forwardings: [] },
      { forwardings: [{ condition: 'Busy', number: '31313131' }] },
      { terms: undefined, today: '2026-11-20', params: {} },
    );
  expect([ordered('31313131'), ordered(null), ordered('22334455')]).toEqual([
    'ForwardingToOwnNumber',
    'SubscriptionActionNotAllowed',
    { type: 'CallForvarding', notices: ['ForwardingCost'] },
  ]);
});
