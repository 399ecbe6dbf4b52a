import type { DemoRow } from './demo-rows.ts';

/** Every so many mobile subscriptions forward what is not answered; every third of them to a number. */
const period = 9;

/** The forwardings of a customer's subscriptions. Depends on no draw, so that no other row changes with it. */
export function generateCallForwardings(
  subscriptions: readonly DemoRow<'subscriptions'>[],
): DemoRow<'call_forwardings'>[] {
  return subscriptions
    .filter(({ category }, index) => category === 'Voice' && index % period === 4)
    .flatMap(({ subscription_id }, index) => {
      const number = index % 3 === 0 ? '20112233' : null;
      return [
        { subscription_id, condition: 'NoReply' as const, number, delay_seconds: 20 },
        { subscription_id, condition: 'Busy' as const, number: null, delay_seconds: null },
      ];
    });
}
