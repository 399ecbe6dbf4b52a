/** Which subscriptions of a billing account differ from its employee rights (ACC-032). */
import * as z from 'zod/mini';
import type { OwnerControl } from './account-values.ts';
import { data, idSchema } from './wire.ts';

/** The most subscriptions that an answer names. */
export const MOST_DIFFERENCES = 50;

/**
 * How a subscription has to be set to differ from the account's setting of use in Denmark beyond what is included: barred
 * where the account leaves it open, open where the account bars it. None can differ from `ForceBlock`. Of the three
 * settings of an account it is the only one that a subscription has one of its own for, the barring `OWNERCONTROL_NUA`.
 */
export function differsWhen(setting: OwnerControl): 'barred' | 'open' | undefined {
  if (setting === 'NoBlock') return 'barred';
  return setting === 'SoftBlock' || setting === 'Block' ? 'open' : undefined;
}

/** Answer of `GET /self-service-api/accounts/{accountId}/differing-subscriptions`: active mobile subscriptions. */
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
