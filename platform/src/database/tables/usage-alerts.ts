import type { ColumnType } from 'kysely';
import type { AlertBarring, AlertMetric } from 'shared/contracts/usage-alert';
import type { Timestamp } from './column-types.ts';

/** Usage alerts on a subscription or a billing account. */
export interface UsageAlertsTable {
  alert_id: string;
  customer_id: string;
  subscription_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: ColumnType<string | null, string | null | undefined, never>;
  metric: AlertMetric;
  /** Percent or kroner. */
  threshold: number;
  recipients: ColumnType<string[], string, string>;
  barring: AlertBarring | null;
  /** Who set it last; barrings are ordered on their behalf. */
  set_by: string;
  set_by_name: string;
  version: ColumnType<number, number | undefined, number>;
  set_at: Timestamp;
  correlation_id: string;
  next_check_at: Timestamp;
}

/** Sent alerts, with limit and month. */
export interface UsageAlertFiringsTable {
  alert_id: string;
  metric: AlertMetric;
  threshold: number;
  period: string;
  /** Subscription of a billing account's alert; empty otherwise. */
  subscription_id: ColumnType<string, string | undefined, never>;
  fired_at: Timestamp;
  barring_result: ColumnType<BarringResult | null, BarringResult | null | undefined, BarringResult | null>;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  job_ids: ColumnType<string[] | null, undefined, string>;
}

type BarringResult = 'Ordered' | 'AlreadyBarred' | 'Refused';
