import {
  BARRING_CODES,
  barringsAnswer,
  barringsBody,
  barringsQuery,
  type Barring,
} from '../../../contracts/barrings.ts';
import { barringLabels } from '../../../format/barring-labels.ts';
import { orderAction } from '../orders/order-action.ts';
import { argumentError, notFound, type AddRoute } from '../route.ts';
import type { StoredSubscription } from '../subscriptions.ts';

/** Every barring, as a subscription has it. */
const barringsOf = ({ services, barringsLimit = null }: StoredSubscription): Barring[] =>
  BARRING_CODES.map(code => {
    const limit = code === 'BARLEVEL' ? barringsLimit : null;
    return { code, isActive: limit !== null || services.some(each => each.code === code), limit };
  });

export const barringsRoute = (route: AddRoute) =>
  route({
    path: '/subscriptions/:id/barrings',
    system: 'SubscriptionsAPI',
    query: barringsQuery,
    answer: barringsAnswer,
    read: ({ subscriptions, accounts }, _query, id) => {
      const of = subscriptions.find(each => each.id === id);
      const account = accounts.find(({ accountId }) => accountId === of?.accountId);
      if (!of || !account) throw notFound();
      return { barrings: barringsOf(of), accountRules: account.ownerControl };
    },
  });

export const barrings = orderAction({
  ...{ method: 'put', endpoint: 'barrings', action: 'Barrings', body: barringsBody },
  order: ({ tenant, subscription, data: { barrings: wanted, effectiveDate } }) => {
    const account = tenant.accounts.find(({ accountId }) => accountId === subscription.accountId);
    const isForced = account?.ownerControl.nationalUsageAllowance === 'ForceBlock';
    if (isForced && wanted.some(({ code, isActive }) => code === 'OWNERCONTROL_NUA' && !isActive))
      throw argumentError('BarringForcedByAccount');
    const level = wanted.find(({ code }) => code === 'BARLEVEL');
    if (level?.isActive === true && !level.limit) throw argumentError('BarringLimitIsMissing');
    const active = wanted.filter(({ isActive }) => isActive);
    const isNew = active.some(({ code }) => !subscription.services.some(each => each.code === code));
    const limit = level?.isActive === true ? (level.limit ?? null) : null;
    return {
      ...{ type: isNew ? 'CreateBarring' : 'RemoveBarring', effectiveDate },
      effect: ({ services, barringsLimit }) => ({
        barringsLimit: level ? limit : barringsLimit,
        services: [
          ...services.filter(service => !wanted.some(({ code }) => code === service.code)),
          ...active.map(({ code }) => ({
            ...{ code, description: barringLabels[code] },
            categories: [code === 'BARLEVEL' ? 'UsageControl' : 'Barring'],
            serviceInformation: { displayName: barringLabels[code] },
          })),
        ],
      }),
    };
  },
  state: subscription =>
    Object.fromEntries(
      barringsOf(subscription).map(({ code, isActive, limit }) => [code, limit ?? isActive]),
    ),
});
