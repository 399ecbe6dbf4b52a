/** Subscriptions of a billing account that deviate from its employee rights (ACC-032). */
import * as z from 'zod/mini';
import type { OwnerControl } from './account-values.ts';
import { data, idSchema } from './wire.ts';

/** Maximum number of subscriptions in a response. */
export const MOST_DIFFERENCES = 50;

/**
 * How a subscription deviates from the account's setting for use in Denmark beyond the included amount:
 * barred if the account leaves it open, open if the account bars it. With `ForceBlock` none can deviate. It
 * is the only one of the account's three settings that a subscription can override, with the barring
 * `OWNERCONTROL_NUA`.
 */
export function differsWhen(setting: OwnerControl): 'barred' | 'open' | undefined {
  if (setting === 'NoBlock') return 'barred';
  return setting === 'SoftBlock' || setting === 'Block' ? 'open' : undefined;
}

/**
 * Response of `GET /self-service-api/accounts/{accountId}/differing-subscriptions`: active mobile
 * subscriptions.
 */
export const accountDifferencesAnswer = data(
  z.object({
    differences: z.object({
      count: z.number(),
      subscriptions: z.array(
        z.object({
          subscriptionId: idSchema,
          msisdn: z.nullable(z.string()),
          userName: z.nullable(z.string()),
          productName: z.string(),
          isBarred: z.boolean(),
        }),
      ),
    }),
  }),
);
export type AccountDifferences = z.infer<typeof accountDifferencesAnswer>['data']['differences'];
