import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { phoneNumberSchema } from './person.ts';
import { monthSchema } from './usage.ts';
import { customerQueryShape, data, emailSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** What an alert watches: a percentage of the included data, or usage costs beyond the price plan. */
export const ALERT_METRICS = ['Unknown', 'DataDk', 'DataEu', 'ExtraCost'] as const;
export type AlertMetric = Exclude<(typeof ALERT_METRICS)[number], 'Unknown'>;

/** Selectable percentages of the included data. */
export const ALERT_SHARES = [80, 100] as const;
/** Maximum amount of an alert, in kroner without VAT. */
export const MAX_ALERT_AMOUNT = 100_000;
/** Maximum number of alerts per subscription or billing account. */
export const MAX_ALERTS = 10;
/** Maximum number of recipients per alert. */
export const MAX_ALERT_RECIPIENTS = 5;

/** Barrings that an alert can order: each is a service that is present or not. */
export const ALERT_BARRINGS = ['OWNERCONTROL_NUA', 'BAROUTG', 'BARINTCAL', 'BAR90'] as const;
export type AlertBarring = (typeof ALERT_BARRINGS)[number];

/** Outcome of the barring: ordered, already barred, or refused at that moment. */
export const ALERT_BARRING_RESULTS = ['Unknown', 'Ordered', 'AlreadyBarred', 'Refused'] as const;

export const usageAlertSchema = z.object({
  id: idSchema,
  metric: openEnum(ALERT_METRICS),
  /**
   * Percent of the included data or, for `ExtraCost`, kroner without VAT; for a billing account the total of
   * all subscriptions.
   */
  threshold: z.number(),
  /** E-mail addresses, and phone numbers for text messages. */
  recipients: z.array(z.string()),
  barring: z.nullable(openEnum(['Unknown', ...ALERT_BARRINGS])),
  /** Increases with each update; sent in the `If-Match` of the next one. */
  version: z.optional(z.int()),
  /** Who last set it; the barring is ordered in their name. */
  setByName: z.string(),
  /** When it was last triggered for this limit; null until then. */
  lastFired: z.nullable(
    z.object({
      at: timestampSchema,
      period: monthSchema,
      barringResult: z.nullable(openEnum(ALERT_BARRING_RESULTS)),
      /** Only for a subscription: the barring's order. */
      orderId: z.nullable(idSchema),
      /** Only for a billing account: the bulk jobs that order the barring (bulk-job.ts). */
      jobIds: z.array(idSchema),
      /**
       * Only for a billing account with a percentage: number of subscriptions that triggered it at that
       * moment.
       */
      subscriptionCount: z.nullable(z.number()),
    }),
  ),
});
export type UsageAlert = z.infer<typeof usageAlertSchema>;

export const usageAlertsQuery = z.object(customerQueryShape);

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/usage-alerts`, for administrators: the
 * subscription's alerts, and the metrics it can watch: limited data, and the amount.
 */
export const usageAlertsAnswer = data(
  z.object({ alerts: z.array(usageAlertSchema), metrics: z.array(openEnum(ALERT_METRICS)) }),
);
export type UsageAlerts = z.infer<typeof usageAlertsAnswer>['data'];

/**
 * Response of `GET /self-service-api/accounts/{accountId}/usage-alerts`, for administrators with access to
 * the account: its alerts, the metrics they can watch, and current usage in the period. Counts the account's
 * own subscriptions, not those of accounts below it.
 */
export const accountUsageAlertsAnswer = data(
  z.object({
    alerts: z.array(usageAlertSchema),
    metrics: z.array(openEnum(ALERT_METRICS)),
    usage: z.object({
      period: monthSchema,
      /** Number of subscriptions that have not ended. */
      subscriptionCount: z.number(),
      /** Total of all of them, without VAT. */
      extraCost: moneySchema,
    }),
  }),
);
export type AccountUsageAlerts = z.infer<typeof accountUsageAlertsAnswer>['data'];

const rest = {
  recipients: z
    .array(z.union([emailSchema, phoneNumberSchema]))
    .check(z.minLength(1), z.maxLength(MAX_ALERT_RECIPIENTS)),
  barring: z.nullable(z.enum(ALERT_BARRINGS)),
};

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/usage-alerts` and of
 * `PUT …/usage-alerts/{alertId}`, for administrators, and of the same below
 * `/self-service-api/accounts/{accountId}`. An alert is sent once per period; a percentage alert on a billing
 * account once per subscription. The POST requires an Idempotency-Key; the PUT and the DELETE take If-Match
 * with the alert's `version` in quotes, `If-Match: "3"`.
 *
 * Errors: `UsageAlertLimitReached`, `UsageAlertAlreadyThere`, `UsageAlertNothingToReach`,
 * `IllegalSendToEmail`, `CustomerDoesNotHaveRightToUseDomain`, `SubscriptionActionNotAllowed` if the
 * subscription has ended, 412 `StaleVersion` after a concurrent update, and 429 `TooManyRequests`.
 */
export const usageAlertBody = data(
  z.discriminatedUnion('metric', [
    z.object({ metric: z.enum(['DataDk', 'DataEu']), threshold: z.literal(ALERT_SHARES), ...rest }),
    z.object({
      metric: z.literal('ExtraCost'),
      threshold: z.int().check(z.minimum(1), z.maximum(MAX_ALERT_AMOUNT)),
      ...rest,
    }),
  ]),
);
export type UsageAlertBody = z.infer<typeof usageAlertBody>['data'];
export const usageAlertAnswer = data(z.object({ alert: usageAlertSchema }));

/** Response of `DELETE …/usage-alerts/{alertId}`. */
export const usageAlertDeletedAnswer = data(z.object({ alertId: idSchema }));
