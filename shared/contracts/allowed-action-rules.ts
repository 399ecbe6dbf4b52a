import { SUBSCRIPTION_ACTIONS, type ActionReason, type SubscriptionAction } from './allowed-actions.ts';
import type { ProductGroup } from './account-values.ts';
import type { OrderType } from './order.ts';
import type { Role } from './role.ts';
import { subscriptionFlags, subscriptionType } from './subscription-kind.ts';
import type { SubscriptionCategory, SubscriptionStatus } from './subscription-kind.ts';

/** Input of the rules for a subscription's actions. */
export interface ActionFacts {
  readonly role: Role;
  /** Whether the caller is the subscription's user. */
  readonly isOwn?: boolean;
  readonly hasContract: boolean;
  readonly status: SubscriptionStatus;
  readonly futureCancellationDate: string | null;
  readonly category: SubscriptionCategory;
  readonly accountProductGroup: ProductGroup;
  readonly hasPricePlans: boolean;
  /** Types of the subscription's orders that are in processing (ORD-013). */
  readonly ordersInProcessing: readonly OrderType[];
}

type Condition = (facts: ActionFacts, action: SubscriptionAction) => ActionReason | undefined;

const isAdministrator = ({ role }: Pick<ActionFacts, 'role'>) => role === 'Admin' || role === 'Superadmin';
const isItsUser = ({ role, isOwn }: Pick<ActionFacts, 'role' | 'isOwn'>) => role === 'User' && isOwn === true;

/** Actions of an employee (role User) on their own subscription. All others are for administrators. */
const forItsUser: readonly SubscriptionAction[] = ['ReportLoss'];

/** Whether the caller may read a SIM card's secrets: its PUK code, and an eSIM's activation code. */
export const mayReadCodes = (facts: Pick<ActionFacts, 'role' | 'isOwn'>): boolean =>
  isAdministrator(facts) || isItsUser(facts);

/** For every action: a terminated subscription, or one closed by customer support, cannot be changed. */
const always: readonly Condition[] = [
  (facts, action) =>
    isAdministrator(facts) || (isItsUser(facts) && forItsUser.includes(action))
      ? undefined
      : 'RoleNotSufficient',
  ({ status }) => (status === 'Cancelled' || status === 'SuspendedNoAltering' ? status : undefined),
];

/** Stricter than the status: a scheduled termination counts as well (SUB-018). */
const active: Condition = facts => {
  if (subscriptionFlags(facts).isActive) return undefined;
  if (facts.futureCancellationDate !== null) return 'UnderTermination';
  return facts.status === 'Suspended' ? 'Suspended' : 'NotActive';
};
/**
 * A suspended subscription must be reactivated before anything is added or changed, because the customer
 * would pay for something unusable (SUB-049).
 */
const open: Condition = ({ status }) => (status === 'Suspended' ? status : undefined);
/** Nothing permanent is added while a termination is scheduled; it must be cancelled first (SUB-051). */
const lasting: Condition = ({ status, futureCancellationDate }) => {
  if (status === 'Suspended') return status;
  return futureCancellationDate === null ? undefined : 'UnderTermination';
};
const contract: Condition = ({ hasContract }) => (hasContract ? undefined : 'MissingContract');
const none =
  (...types: readonly OrderType[]): Condition =>
  ({ ordersInProcessing }) =>
    ordersInProcessing.some(type => types.includes(type)) ? 'OrderInProcessing' : undefined;

/**
 * Conditions of each action, in addition to the common ones, in the order in which the reasons are reported.
 */
const conditions: Record<SubscriptionAction, readonly Condition[]> = {
  // SUB-027
  Terminate: [
    active,
    contract,
    ({ category }) => (subscriptionType(category) === 'UNKNOWN' ? 'UnknownSubscriptionType' : undefined),
    none('Termination'),
  ],
  // SUB-028: by status only, so that a lost phone can be suspended during the notice period too.
  Suspension: [
    ({ status }) => (status === 'Active' || status === 'Suspended' ? undefined : 'NotActive'),
    none('Suspension', 'Reactivation'),
  ],
  // SUB-029
  BillingAccount: [
    active,
    ({ accountProductGroup }) => (accountProductGroup === 'HomeOffice' ? 'HomeOfficeAccount' : undefined),
    none('ChangeAccount'),
  ],
  // SUB-030
  Barrings: [active, none('CreateBarring', 'RemoveBarring')],
  // SUB-031
  CallForwarding: [active, none('CallForvarding')],
  // SUB-032
  UserDetails: [active],
  // SUB-033, SUB-046
  PricePlan: [
    lasting,
    contract,
    ({ hasPricePlans }) => (hasPricePlans ? undefined : 'NoPricePlans'),
    none('ChangePriceplan'),
  ],
  ExtraServices: [lasting, contract],
  TopUp: [open, contract],
  // SUB-034
  SimCards: [active, contract, none('CreateSimCard', 'ChangeSimCard')],
  // SUB-035
  DataCards: [lasting, contract, none('CreateExtraDataCard', 'ChangeExtraDataCard', 'RemoveExtraDataCard')],
  // Like suspending, but without reactivation.
  ReportLoss: [
    ({ status }) => (status === 'Active' ? undefined : status === 'Suspended' ? status : 'NotActive'),
    none('Suspension', 'Reactivation'),
  ],
};

/**
 * Why an action is not allowed; undefined if it is. These are the server's rules, shared with the
 * offline-mode backend; pages ask the API.
 */
export function whyNotAllowed(action: SubscriptionAction, facts: ActionFacts): ActionReason | undefined {
  for (const condition of [...always, ...conditions[action]]) {
    const reason = condition(facts, action);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** All actions in the form of `allowedActionsAnswer`. */
export function allowedActions(facts: ActionFacts) {
  return SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown').map(action => {
    const reasonCode = whyNotAllowed(action, facts) ?? null;
    return { action, allowed: reasonCode === null, reasonCode };
  });
}
