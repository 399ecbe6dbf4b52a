import * as z from 'zod/mini';
import { data, dayQuery, idSchema } from './wire.ts';

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/account` (ACC-024), for administrators: the billing
 * account that pays for the subscription from a day on; today by default. Answers an order.
 *
 * Errors beside those of every action: 404 for an account out of reach, `TargetAccountBelongRootAccountCurrentAccount`
 * for one below another root account, `TargetAccountProductGroupMastCurrentAccountProductGroup` for one of another
 * product group, `TargetAccountIsClosed`, `TargetAccountMustBeCreatedBeforeEffectiveDate`, `SubcriptionHasNoStartDate`,
 * `SubscriptionActionNotAllowed` for the account that it is on already.
 */
export const accountMoveBody = data(
  z.object({ targetAccountId: idSchema, effectiveDate: z.optional(dayQuery) }),
);
export type AccountMove = z.infer<typeof accountMoveBody>['data'];
