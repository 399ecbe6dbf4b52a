import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { alertFormTexts as texts } from 'shared/usage-alerts';

/** The way back from one alert: to all of the subscription. */
export const alertsBack = (ids: SubscriptionIds) => ({
  href: pages.usageAlerts.href(ids),
  label: texts.back,
});
