import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { phoneNumberSchema } from './person.ts';
import { monthSchema } from './usage.ts';
import { customerQueryShape, data, emailSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** What an alert watches: a share of the data that is included, or what is used beyond the price plan. */
export const ALERT_METRICS = ['Unknown', 'DataDk', 'DataEu', 'ExtraCost'] as const;
export type AlertMetric = Exclude<(typeof ALERT_METRICS)[number], 'Unknown'>;

/** Shares of the included data that an alert can be set at, in per cent. */
export const ALERT_SHARES = [80, 100] as const;
/** The largest amount that an alert can be set at, in kroner without VAT. */
export const MAX_ALERT_AMOUNT = 100_000;
/** Alerts of one subscription, and of one billing account. */
export const MAX_ALERTS = 10;
/** People whom one alert tells. */
export const MAX_ALERT_RECIPIENTS = 5;

/** Barrings that an alert can order: each a service that is there or not. */
export const ALERT_BARRINGS = ['OWNERCONTROL_NUA', 'BAROUTG', 'BARINTCAL', 'BAR90'] as const;
export type AlertBarring = (typeof ALERT_BARRINGS)[number];

/** What became of the barring: it was ordered, was there already, or could not be ordered at that moment. */
export const ALERT_BARRING_RESULTS = ['Unknown', 'Ordered', 'AlreadyBarred', 'Refused'] as const;

export const usageAlertSchema = z.object({
  id: idSchema,
  metric: openEnum(ALERT_METRICS),
  /** Per cent of the included data or, of `ExtraCost`, kroner without VAT: of a billing account of all subscriptions together. */
  threshold: z.number(),
  /** E-mail addresses, and phone numbers for text messages. */
  recipients: z.array(z.string()),
  barring: z.nullable(openEnum(['Unknown', ...ALERT_BARRINGS])),
  /** Counts the edits; goes back in the `If-Match` of the next one. */
  version: z.optional(z.int()),
  /** Who set it last, and for whom it orders the barring. */
  setByName: z.string(),
  /** When it told of this limit last; null until then. */
  lastFired: z.nullable(
    z.object({
      at: timestampSchema,
      period: monthSchema,
      barringResult: z.nullable(openEnum(ALERT_BARRING_RESULTS)),
      /** Of a subscription: the order of the barring. */
      orderId: z.nullable(idSchema),
      /** Of a billing account: the jobs that order the barring for many (bulk-job.ts). */
      jobIds: z.array(idSchema),
      /** Of a billing account and a share of data: how many subscriptions it told of at that moment. */
      subscriptionCount: z.nullable(z.number()),
    }),
  ),
});
export type UsageAlert = z.infer<typeof usageAlertSchema>;

export const usageAlertsQuery = z.object(customerQueryShape);

/**
 * Answer of `GET /self-service-api/subscriptions/{subscriptionId}/usage-alerts`, for administrators: those of the
 * subscription, and what can be watched on it: data that has a limit, and the amount.
 */
export const usageAlertsAnswer = data(
  z.object({ alerts: z.array(usageAlertSchema), metrics: z.array(openEnum(ALERT_METRICS)) }),
);
export type UsageAlerts = z.infer<typeof usageAlertsAnswer>['data'];

/**
 * Answer of `GET /self-service-api/accounts/{accountId}/usage-alerts`, for administrators who reach the account: its
 * alerts, what can be watched on its subscriptions, and how they stand in the running period. The subscriptions of the
 * account itself count, those of accounts below it do not.
 */
export const accountUsageAlertsAnswer = data(
  z.object({
    alerts: z.array(usageAlertSchema),
    metrics: z.array(openEnum(ALERT_METRICS)),
    usage: z.object({
      period: monthSchema,
      /** Those that have not ended. */
      subscriptionCount: z.number(),
      /** Of all of them together, without VAT. */
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
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/usage-alerts` and of `PUT …/usage-alerts/{alertId}`, for
 * administrators, and of the same below `/self-service-api/accounts/{accountId}`. An alert tells once in a period; that of
 * a share on a billing account once of each subscription. The first takes an Idempotency-Key and needs it; the second
 * takes If-Match with the alert's `version` in quotes, `If-Match: "3"`.
 *
 * Errors: `UsageAlertLimitReached`, `UsageAlertAlreadyThere`, `UsageAlertNothingToReach`, `IllegalSendToEmail`,
 * `CustomerDoesNotHaveRightToUseDomain`, `SubscriptionActionNotAllowed` where the subscription has ended,
 * 412 `StaleVersion` when somebody else edited it in between, and 429 `TooManyRequests`.
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

/** Answer of `DELETE …/usage-alerts/{alertId}`. */
export const usageAlertDeletedAnswer = data(z.object({ alertId: idSchema }));
