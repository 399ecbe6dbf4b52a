import type { UsageAlert } from '../contracts/usage-alert.ts';
import { formatAccountAlertLimit, formatAlertLimit } from '../format/usage-alert.ts';

/** Where alerts are: on a subscription or a billing account. */
export interface AlertPlace {
  readonly of: 'Subscription' | 'Account';
  readonly customerId: string;
  /** All of them, at the API. */
  readonly path: string;
  /** Start of the keys of what a change of one makes out of date. */
  readonly key: readonly string[];
  readonly hrefs: {
    readonly all: string;
    readonly create: string;
    readonly edit: (alertId: string) => string;
  };
}

/** One alert at the API; all where none is named. */
export const alertPath = ({ path }: AlertPlace, alertId?: string): string =>
  alertId === undefined ? path : `${path}/${encodeURIComponent(alertId)}`;

/** The limit of an alert, in the words of its place. */
export const limitIn = ({ of }: AlertPlace, limit: Pick<UsageAlert, 'metric' | 'threshold'>): string =>
  of === 'Account' ? formatAccountAlertLimit(limit) : formatAlertLimit(limit);
