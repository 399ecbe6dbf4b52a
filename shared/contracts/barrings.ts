import * as z from 'zod/mini';
import { OWNER_CONTROLS } from './account-values.ts';
import { data, dayQuery, openEnum } from './wire.ts';

/** Barrings of a subscription (CTRL-008). `BARLEVEL` is not a barring but a usage limit (CTRL-009). */
export const BARRING_CODES = ['BARINTCAL', 'BAROUTG', 'OWNERCONTROL_NUA', 'BAR90', 'BARLEVEL'] as const;
export type BarringCode = (typeof BARRING_CODES)[number];

/** Selectable limits in whole kroner per month: every 50 up to 500, then every 100. */
export const BARRING_LIMITS = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000,
] as const;

export const barringSchema = z.object({
  code: openEnum(['Unknown', ...BARRING_CODES]),
  isActive: z.boolean(),
  /** Only for `BARLEVEL`: the limit in kroner. */
  limit: z.nullable(z.number()),
});
export type Barring = z.infer<typeof barringSchema>;

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/barrings`: every barring, on or off, and
 * what the billing account allows. A subscription cannot override the account's `ForceBlock`.
 */
export const barringsAnswer = data(
  z.object({
    barrings: z.array(barringSchema),
    accountRules: z.object({
      nationalUsageAllowance: openEnum(OWNER_CONTROLS),
      retailRoaming: openEnum(OWNER_CONTROLS),
      roamingCostControl: openEnum(OWNER_CONTROLS),
    }),
  }),
);
export type Barrings = z.infer<typeof barringsAnswer>['data'];

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/barrings` (CTRL-007), for administrators: new
 * state of the given barrings; others are unchanged. An active `BARLEVEL` has a limit of
 * {@link BARRING_LIMITS}. Returns an order.
 *
 * Errors besides those of every action: `BarringForcedByAccount` for removing a barring that the billing
 * account forces.
 */
export const barringsBody = data(
  z.object({
    barrings: z
      .array(
        z.object({
          code: z.enum(BARRING_CODES),
          isActive: z.boolean(),
          limit: z.optional(z.nullable(z.literal(BARRING_LIMITS))),
        }),
      )
      .check(z.minLength(1), z.maxLength(BARRING_CODES.length)),
    effectiveDate: z.optional(dayQuery),
  }),
);
export type BarringsBody = z.infer<typeof barringsBody>['data'];
