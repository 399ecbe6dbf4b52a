import { SUBSCRIPTION_ACTIONS, type ActionReason, type SubscriptionAction } from './allowed-actions.ts';
import type { ProductGroup } from './account-values.ts';
import type { OrderType } from './order.ts';
import type { Role } from './role.ts';
import { subscriptionFlags, subscriptionType } from './subscription-kind.ts';
import type { SubscriptionCategory, SubscriptionStatus } from './subscription-kind.ts';

/** What decides about the actions of a subscription. */
export interface ActionFacts {
  readonly role: Role;
  /** Whether the subscription is the person's own: they use it. */
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

/** What an employee (role User) may do to their own subscription. Everything else administrators do. */
const forItsUser: readonly SubscriptionAction[] = ['ReportLoss'];

/** Whether a person may read what opens and installs a SIM card: its PUK code, and the activation code of an eSIM. */
export const mayReadCodes = (facts: Pick<ActionFacts, 'role' | 'isOwn'>): boolean =>
  isAdministrator(facts) || isItsUser(facts);

/** Whatever a subscription's action is: nobody changes what is over, or what customer support has closed. */
const always: readonly Condition[] = [
  (facts, action) =>
    isAdministrator(facts) || (isItsUser(facts) && forItsUser.includes(action))
      ? undefined
      : 'RoleNotSufficient',
  ({ status }) => (status === 'Cancelled' || status === 'SuspendedNoAltering' ? status : undefined),
];

/** Active is more than the status: an end that is set counts as well (SUB-018). */
const active: Condition = facts => {
  if (subscriptionFlags(facts).isActive) return undefined;
  if (facts.futureCancellationDate !== null) return 'UnderTermination';
  return facts.status === 'Suspended' ? 'Suspended' : 'NotActive';
};
/** What is added or changed while nothing can be used would be paid for and of no use: it is opened again first (SUB-049). */
const open: Condition = ({ status }) => (status === 'Suspended' ? status : undefined);
/** Nothing that lasts is bound or added to what is about to end, either: its end is undone first (SUB-051). */
const lasting: Condition = ({ status, futureCancellationDate }) => {
  if (status === 'Suspended') return status;
  return futureCancellationDate === null ? undefined : 'UnderTermination';
};
const contract: Condition = ({ hasContract }) => (hasContract ? undefined : 'MissingContract');
const none =
  (...types: readonly OrderType[]): Condition =>
  ({ ordersInProcessing }) =>
    ordersInProcessing.some(type => types.includes(type)) ? 'OrderInProcessing' : undefined;

/** What each action requires, beside what all do, in the order in which the reasons are told. */
const conditions: Record<SubscriptionAction, readonly Condition[]> = {
  // SUB-027
  Terminate: [
    active,
    contract,
    ({ category }) => (subscriptionType(category) === 'UNKNOWN' ? 'UnknownSubscriptionType' : undefined),
    none('Termination'),
  ],
  // SUB-028: by the status alone, so that a lost telephone can be suspended during the notice too.
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
  // As suspending, but never opening again.
  ReportLoss: [
    ({ status }) => (status === 'Active' ? undefined : status === 'Suspended' ? status : 'NotActive'),
    none('Suspension', 'Reactivation'),
  ],
};

/**
 * Why an action is not allowed, undefined when it is. These are the server's rules, here because the back end of the
 * offline mode answers by them too; pages ask the API.
 */
export function whyNotAllowed(action: SubscriptionAction, facts: ActionFacts): ActionReason | undefined {
  for (const condition of [...always, ...conditions[action]]) {
    const reason = condition(facts, action);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Every action with its answer, as `allowedActionsAnswer` has them. */
export function allowedActions(facts: ActionFacts) {
  return SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown').map(action => {
    const reasonCode = whyNotAllowed(action, facts) ?? null;
    return { action, allowed: reasonCode === null, reasonCode };
  });
}
