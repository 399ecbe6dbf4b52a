import type { UsageAlert } from '../contracts/usage-alert.ts';
import { formatAccountAlertLimit, formatAlertLimit } from '../format/usage-alert.ts';

/** Owner of alerts: a subscription or a billing account. */
export interface AlertPlace {
  readonly of: 'Subscription' | 'Account';
  readonly customerId: string;
  /** API path of all its alerts. */
  readonly path: string;
  /** Key prefix of the queries that a change makes stale. */
  readonly key: readonly string[];
  readonly hrefs: {
    readonly all: string;
    readonly create: string;
    readonly edit: (alertId: string) => string;
  };
}

/** API path of one alert, or of all without an id. */
export const alertPath = ({ path }: AlertPlace, alertId?: string): string =>
  alertId === undefined ? path : `${path}/${encodeURIComponent(alertId)}`;

/** Text of an alert's limit, depending on its owner. */
export const limitIn = ({ of }: AlertPlace, limit: Pick<UsageAlert, 'metric' | 'threshold'>): string =>
  of === 'Account' ? formatAccountAlertLimit(limit) : formatAlertLimit(limit);
