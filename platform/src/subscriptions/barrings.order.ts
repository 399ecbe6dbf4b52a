import { BARRING_CODES, barringsBody, type Barring, type BarringsBody } from 'shared/contracts/barrings';
import { barringLabels } from 'shared/format/barring-labels';
import type { SubscriptionService } from 'shared/contracts/subscription';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { onceIn } from '../database/once-in.ts';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { orderAction } from '../orders/order-action.ts';

type Wanted = BarringsBody['barrings'];

/** Sets barrings and the limit of a subscription (CTRL-007). Each is a service that is there or not (CTRL-010). */
export const barrings = orderAction({
  method: 'PUT',
  endpoint: 'barrings',
  summary: 'Set the barrings and the limit of a subscription',
  action: 'Barrings',
  body: barringsBody,
  details: z.object({
    barrings: z.array(
      z.object({ code: z.enum(BARRING_CODES), isActive: z.boolean(), limit: z.nullable(z.number()) }),
    ),
  }),
  async order({ transaction, subscription, data }) {
    const { account_id, services } = subscription;
    const rules = await rulesOf(transaction, account_id);
    if (rules.nationalUsageAllowance === 'ForceBlock' && opens(data.barrings, 'OWNERCONTROL_NUA'))
      throw argumentError('BarringForcedByAccount');
    if (data.barrings.some(({ code, isActive, limit }) => code === 'BARLEVEL' && isActive && !limit))
      throw argumentError('BarringLimitIsMissing');
    const wanted = data.barrings.map(({ limit, ...rest }) => ({ ...rest, limit: limit ?? null }));
    const creates = wanted.some(
      ({ code, isActive }) => isActive && !services.some(each => each.code === code),
    );
    const type = creates ? 'CreateBarring' : 'RemoveBarring';
    return { type, details: { barrings: wanted }, effectiveDate: data.effectiveDate };
  },
  async effect({ transaction, subscriptionId }, { barrings: wanted }) {
    const { services, barrings_limit } = await transaction
      .selectFrom('subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .select(['services', 'barrings_limit'])
      .executeTakeFirstOrThrow();
    const level = wanted.find(({ code }) => code === 'BARLEVEL');
    const limit = level?.isActive === true ? level.limit : null;
    await transaction
      .updateTable('subscriptions')
      .set({
        services: JSON.stringify(servicesWith(services, wanted)),
        barrings_limit: level ? limit : barrings_limit,
      })
      .where('subscription_id', '=', subscriptionId)
      .execute();
    return 'done';
  },
  async state(transaction, subscriptionId) {
    const row = await transaction
      .selectFrom('subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .select(['services', 'barrings_limit'])
      .executeTakeFirstOrThrow();
    const states = barringsOf(row).map(({ code, isActive, limit }) => [code, limit ?? isActive]);
    return Object.fromEntries(states) as Record<string, boolean | number>;
  },
  example: { barrings: [{ code: 'BAROUTG', isActive: true }] },
});

const opens = (wanted: Wanted, barring: Wanted[number]['code']) =>
  wanted.some(({ code, isActive }) => code === barring && !isActive);

function servicesWith(
  services: readonly SubscriptionService[],
  wanted: readonly { code: Wanted[number]['code']; isActive: boolean }[],
): SubscriptionService[] {
  const others = services.filter(service => !wanted.some(({ code }) => code === service.code));
  const barred = wanted.filter(({ isActive }) => isActive);
  return [
    ...others,
    ...barred.map(({ code }) => ({
      code,
      description: barringLabels[code],
      categories: [code === 'BARLEVEL' ? 'UsageControl' : 'Barring'],
      serviceInformation: { displayName: barringLabels[code] },
    })),
  ];
}

/** Every barring, as a subscription has it. */
export function barringsOf({
  services,
  barrings_limit,
}: {
  services: readonly SubscriptionService[];
  barrings_limit: number | null;
}): Barring[] {
  return BARRING_CODES.map(code => {
    const limit = code === 'BARLEVEL' ? barrings_limit : null;
    return { code, isActive: limit !== null || services.some(service => service.code === code), limit };
  });
}

/** What the billing account allows of its subscriptions. */
export function rulesOf(db: Kysely<Database>, accountId: string) {
  const rules = db
    .selectFrom('accounts')
    .where('account_id', '=', accountId)
    .select([
      'national_usage_allowance as nationalUsageAllowance',
      'retail_roaming as retailRoaming',
      'roaming_cost_control as roamingCostControl',
    ]);
  return onceIn(db, `rules of account ${accountId}`, () => rules.executeTakeFirstOrThrow());
}
