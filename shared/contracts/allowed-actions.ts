import * as z from 'zod/mini';
import { data, openEnum } from './wire.ts';

/**
 * What can be done to a subscription (SUB-027 to SUB-035). The names are ours. `Suspension` is suspending and
 * reactivating, `SimCards` everything about the main SIM card and e-sim, `DataCards` the extra data cards, `ReportLoss`
 * blocking the number of a telephone that is lost or stolen, which who uses it may do, too.
 */
export const SUBSCRIPTION_ACTIONS = [
  'Unknown',
  'Terminate',
  'Suspension',
  'BillingAccount',
  'Barrings',
  'CallForwarding',
  'UserDetails',
  'PricePlan',
  'ExtraServices',
  'TopUp',
  'SimCards',
  'DataCards',
  'ReportLoss',
] as const;
export type SubscriptionAction = Exclude<(typeof SUBSCRIPTION_ACTIONS)[number], 'Unknown'>;

/**
 * Why an action is not allowed. When several reasons apply the first of this list is told: whoever may change nothing
 * at all is told so, then what the subscription's state forbids, then what is missing for this action.
 */
export const ACTION_REASONS = [
  'Unknown',
  /** An employee (role User) looks, an administrator changes. */
  'RoleNotSufficient',
  'Cancelled',
  'SuspendedNoAltering',
  'UnderTermination',
  'Suspended',
  /** Reserved, or a status that the portal does not know. */
  'NotActive',
  'MissingContract',
  'UnknownSubscriptionType',
  'HomeOfficeAccount',
  'NoPricePlans',
  /** An order that changes the same thing is on its way. */
  'OrderInProcessing',
] as const;
export type ActionReason = Exclude<(typeof ACTION_REASONS)[number], 'Unknown'>;

/** One action, and why it is not allowed when it is not. */
export const allowedActionSchema = z.object({
  action: openEnum(SUBSCRIPTION_ACTIONS),
  allowed: z.boolean(),
  reasonCode: z.nullable(openEnum(ACTION_REASONS)),
});
export type AllowedAction = z.infer<typeof allowedActionSchema>;

/**
 * Answer of `GET /self-service-api/subscriptions/{subscriptionId}/allowed-actions`: every action once, as it is for the
 * caller at this moment. Each change asks again when it is made, and is refused with `SubscriptionActionNotAllowed`,
 * `SubscriptionOrderInProcessing`, `SubscriptionPendingTermination`, `CustomerIsMissingContract`, or 403 (SUB-038).
 */
export const allowedActionsAnswer = data(z.object({ actions: z.array(allowedActionSchema) }));
