import * as z from 'zod/mini';
import { data, dayQuery, idSchema } from './wire.ts';

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/account` (ACC-024), for administrators: moves
 * the subscription to another billing account from a given day; today by default. Returns an order.
 *
 * Errors besides those of every action: 404 for an account without access,
 * `TargetAccountBelongRootAccountCurrentAccount` for an account below another root account,
 * `TargetAccountProductGroupMastCurrentAccountProductGroup` for another product group,
 * `TargetAccountIsClosed`, `TargetAccountMustBeCreatedBeforeEffectiveDate`, `SubcriptionHasNoStartDate`,
 * `SubscriptionActionNotAllowed` for its current account.
 */
export const accountMoveBody = data(
  z.object({ targetAccountId: idSchema, effectiveDate: z.optional(dayQuery) }),
);
export type AccountMove = z.infer<typeof accountMoveBody>['data'];
