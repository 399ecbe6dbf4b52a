import {
  BARRING_CODES,
  barringsAnswer,
  barringsBody,
  type Barring,
  type Barrings,
  type BarringsBody,
} from '../contracts/barrings.ts';
import { barringLabels } from '../format/barring-labels.ts';
import type { SubscriptionFacts, SubscriptionOrder } from './subscription-order.ts';

/** All barrings of a subscription, in the contract's form. */
export const barringsOf = ({
  services,
  barringsLimit,
}: Pick<SubscriptionFacts, 'services' | 'barringsLimit'>): Barring[] =>
  BARRING_CODES.map(code => {
    const limit = code === 'BARLEVEL' ? barringsLimit : null;
    return { code, isActive: limit !== null || services.some(each => each.code === code), limit };
  });

/**
 * Sets the barrings and spending limit of a subscription (CTRL-007). Each is a service that is present or not
 * (CTRL-010).
 */
export const barrings: SubscriptionOrder<BarringsBody, object, Barrings> = {
  method: 'PUT',
  endpoint: 'barrings',
  summary: 'Set the barrings and the spending limit of a subscription',
  action: 'Barrings',
  body: barringsBody,
  read: {
    summary: 'Get the barrings of a subscription',
    answer: barringsAnswer,
    of({ nationalUsageAllowance, retailRoaming, roamingCostControl, ...subscription }) {
      const accountRules = { nationalUsageAllowance, retailRoaming, roamingCostControl };
      return { barrings: barringsOf(subscription), accountRules };
    },
  },
  order({ nationalUsageAllowance, ...subscription }, { barrings: wanted, effectiveDate }) {
    const opens = wanted.some(({ code, isActive }) => code === 'OWNERCONTROL_NUA' && !isActive);
    if (nationalUsageAllowance === 'ForceBlock' && opens) return 'BarringForcedByAccount';
    const isEndless = wanted.some(({ code, isActive, limit }) => code === 'BARLEVEL' && isActive && !limit);
    if (isEndless) return 'BarringLimitIsMissing';
    const now = barringsOf(subscription);
    const changes = wanted.filter(({ code, isActive, limit }) => {
      const present = now.find(each => each.code === code);
      return present?.isActive !== isActive || (isActive && present.limit !== (limit ?? null));
    });
    if (changes.length === 0) return 'SubscriptionActionNotAllowed';
    return {
      type: changes.some(({ isActive }) => isActive) ? 'CreateBarring' : 'RemoveBarring',
      effectiveDate,
    };
  },
  change({ services, barringsLimit }, { barrings: wanted }) {
    const level = wanted.find(({ code }) => code === 'BARLEVEL');
    const limit = level?.isActive === true ? (level.limit ?? null) : null;
    return {
      barringsLimit: level ? limit : barringsLimit,
      services: [
        ...services.filter(service => !wanted.some(({ code }) => code === service.code)),
        ...wanted
          .filter(({ isActive }) => isActive)
          .map(({ code }) => ({
            code,
            description: barringLabels[code],
            categories: [code === 'BARLEVEL' ? 'UsageControl' : 'Barring'],
            serviceInformation: { displayName: barringLabels[code] },
          })),
      ],
    };
  },
  state: subscription =>
    Object.fromEntries(
      barringsOf(subscription).map(({ code, isActive, limit }) => [code, limit ?? isActive]),
    ),
  example: { barrings: [{ code: 'BAROUTG', isActive: true }] },
};
