import * as z from 'zod/mini';
import { OWNER_CONTROLS } from './account-values.ts';
import { data, dayQuery, openEnum } from './wire.ts';

/** What can be barred on a subscription (CTRL-008). `BARLEVEL` is no barring but a limit of what is used (CTRL-009). */
export const BARRING_CODES = ['BARINTCAL', 'BAROUTG', 'OWNERCONTROL_NUA', 'BAR90', 'BARLEVEL'] as const;
export type BarringCode = (typeof BARRING_CODES)[number];

/** Limits that can be chosen, in whole kroner a month: every 50 up to 500, then every 100. */
export const BARRING_LIMITS = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000,
] as const;

export const barringSchema = z.object({
  code: openEnum(['Unknown', ...BARRING_CODES]),
  isActive: z.boolean(),
  /** Of `BARLEVEL` alone: what it stops at, in kroner. */
  limit: z.nullable(z.number()),
});
export type Barring = z.infer<typeof barringSchema>;

/**
 * Answer of `GET /self-service-api/subscriptions/{subscriptionId}/barrings`: every barring there is, on or off, and what
 * the billing account allows. `ForceBlock` of the account cannot be opened on a subscription.
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
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/barrings` (CTRL-007), for administrators: how the named
 * barrings are to be; the others stay. An active `BARLEVEL` has a limit of {@link BARRING_LIMITS}. Answers an order.
 *
 * Errors beside those of every action: `BarringForcedByAccount` for opening what the billing account always bars.
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
