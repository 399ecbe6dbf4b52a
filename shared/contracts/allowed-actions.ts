import * as z from 'zod/mini';
import { data, openEnum } from './wire.ts';

/**
 * Actions on a subscription (SUB-027 to SUB-035). The names are our own. `Suspension` covers suspending and
 * reactivating, `SimCards` the main SIM card and eSIM, `DataCards` the extra data cards, `ReportLoss`
 * blocking the number of a lost or stolen phone, which the subscription's user may do too.
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
 * Why an action is not allowed. If several reasons apply, the first in this list is reported: the caller's
 * role, then the subscription's state, then what this action requires.
 */
export const ACTION_REASONS = [
  'Unknown',
  /** An employee (role User) may only read. */
  'RoleNotSufficient',
  'Cancelled',
  'SuspendedNoAltering',
  'UnderTermination',
  'Suspended',
  /** Reserved, or a status unknown to the portal. */
  'NotActive',
  'MissingContract',
  'UnknownSubscriptionType',
  'HomeOfficeAccount',
  'NoPricePlans',
  /** A pending order changes the same thing. */
  'OrderInProcessing',
] as const;
export type ActionReason = Exclude<(typeof ACTION_REASONS)[number], 'Unknown'>;

/** An action, with the reason if it is not allowed. */
export const allowedActionSchema = z.object({
  action: openEnum(SUBSCRIPTION_ACTIONS),
  allowed: z.boolean(),
  reasonCode: z.nullable(openEnum(ACTION_REASONS)),
});
export type AllowedAction = z.infer<typeof allowedActionSchema>;

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/allowed-actions`: every action once, for
 * the caller at this moment. Each change is checked again and refused with `SubscriptionActionNotAllowed`,
 * `SubscriptionOrderInProcessing`, `SubscriptionPendingTermination`, `CustomerIsMissingContract`, or 403
 * (SUB-038).
 */
export const allowedActionsAnswer = data(z.object({ actions: z.array(allowedActionSchema) }));
