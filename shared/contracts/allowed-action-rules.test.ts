import { allowedActions, mayReadCodes, whyNotAllowed, type ActionFacts } from './allowed-action-rules.ts';
import { SUBSCRIPTION_ACTIONS, type ActionReason, type SubscriptionAction } from './allowed-actions.ts';

/** An active mobile subscription of a customer with a contract, as an administrator sees it. */
const facts = (changes: Partial<ActionFacts> = {}): ActionFacts => ({
  role: 'Admin',
  hasContract: true,
  status: 'Active',
  futureCancellationDate: null,
  category: 'Voice',
  accountProductGroup: 'Mobile',
  hasPricePlans: true,
  ordersInProcessing: [],
  ...changes,
});

const actions = SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown');
const forbidden = (changes: Partial<ActionFacts>) =>
  Object.fromEntries(
    allowedActions(facts(changes)).flatMap(({ action, reasonCode }) =>
      reasonCode === null ? [] : [[action, reasonCode]],
    ),
  );
const all = (reason: ActionReason) => Object.fromEntries(actions.map(action => [action, reason]));

it('allows everything on an active mobile subscription with a contract', () => {
  expect(forbidden({})).toEqual({});
  expect(forbidden({ role: 'Superadmin' })).toEqual({});
});

it.each<[string, Partial<ActionFacts>, Record<string, ActionReason | undefined>]>([
  ['SUB-036', { role: 'User' }, all('RoleNotSufficient')],
  ['SUB-036', { role: 'Unknown', isOwn: true }, all('RoleNotSufficient')],
  ['SUB-036', { role: 'User', isOwn: true }, { ...all('RoleNotSufficient'), ReportLoss: undefined }],
  ['SUB-028', { status: 'SuspendedNoAltering' }, all('SuspendedNoAltering')],
  ['SUB-028', { status: 'Cancelled' }, all('Cancelled')],
  [
    'SUB-027, SUB-029, SUB-030, SUB-031, SUB-032, SUB-034',
    { status: 'Suspended' },
    {
      PricePlan: 'Suspended',
      ExtraServices: 'Suspended',
      TopUp: 'Suspended',
      DataCards: 'Suspended',
      Terminate: 'Suspended',
      BillingAccount: 'Suspended',
      Barrings: 'Suspended',
      CallForwarding: 'Suspended',
      UserDetails: 'Suspended',
      SimCards: 'Suspended',
      ReportLoss: 'Suspended',
    },
  ],
  [
    'SUB-028',
    { status: 'Reserved' },
    {
      Terminate: 'NotActive',
      Suspension: 'NotActive',
      BillingAccount: 'NotActive',
      Barrings: 'NotActive',
      CallForwarding: 'NotActive',
      UserDetails: 'NotActive',
      SimCards: 'NotActive',
      ReportLoss: 'NotActive',
    },
  ],
  [
    'SUB-018',
    { futureCancellationDate: '2027-01-31' },
    {
      Terminate: 'UnderTermination',
      BillingAccount: 'UnderTermination',
      Barrings: 'UnderTermination',
      CallForwarding: 'UnderTermination',
      UserDetails: 'UnderTermination',
      PricePlan: 'UnderTermination',
      ExtraServices: 'UnderTermination',
      SimCards: 'UnderTermination',
      DataCards: 'UnderTermination',
    },
  ],
  [
    'SUB-027, SUB-033, SUB-034, SUB-035',
    { hasContract: false },
    {
      Terminate: 'MissingContract',
      PricePlan: 'MissingContract',
      ExtraServices: 'MissingContract',
      TopUp: 'MissingContract',
      SimCards: 'MissingContract',
      DataCards: 'MissingContract',
    },
  ],
  ['SUB-027', { category: 'HomeOffice' }, { Terminate: 'UnknownSubscriptionType' }],
  ['SUB-029', { accountProductGroup: 'HomeOffice' }, { BillingAccount: 'HomeOfficeAccount' }],
  ['SUB-046', { hasPricePlans: false }, { PricePlan: 'NoPricePlans' }],
  ['SUB-027', { ordersInProcessing: ['Termination'] }, { Terminate: 'OrderInProcessing' }],
])('forbids actions by the rules (%s): %j', (_id, changes, expected) => {
  expect(forbidden(changes)).toEqual(expected);
});

it.each<[SubscriptionAction, ActionFacts['ordersInProcessing'][number]]>([
  ['BillingAccount', 'ChangeAccount'],
  ['Barrings', 'CreateBarring'],
  ['Barrings', 'RemoveBarring'],
  ['CallForwarding', 'CallForvarding'],
  ['PricePlan', 'ChangePriceplan'],
  ['SimCards', 'CreateSimCard'],
  ['SimCards', 'ChangeSimCard'],
  ['DataCards', 'CreateExtraDataCard'],
  ['DataCards', 'ChangeExtraDataCard'],
  ['DataCards', 'RemoveExtraDataCard'],
])('forbids only %s while an order of type %s is in processing', (action, type) => {
  expect(forbidden({ ordersInProcessing: [type] })).toEqual({ [action]: 'OrderInProcessing' });
});

it.each(['Suspension', 'Reactivation'] as const)(
  'forbids suspending and reporting a loss while a %s is in processing',
  type => {
    expect(forbidden({ ordersInProcessing: [type] })).toEqual({
      Suspension: 'OrderInProcessing',
      ReportLoss: 'OrderInProcessing',
    });
  },
);

it('lets the user of a subscription report its loss unless suspended, and read its codes', () => {
  const own = { role: 'User', isOwn: true } as const;
  expect(whyNotAllowed('ReportLoss', facts({ ...own, status: 'Suspended' }))).toBe('Suspended');
  expect(whyNotAllowed('ReportLoss', facts({ ...own, hasContract: false }))).toBeUndefined();
  expect([mayReadCodes(own), mayReadCodes({ role: 'User' }), mayReadCodes({ role: 'Admin' })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayReadCodes({ role: 'Unknown', isOwn: true })).toBe(false);
});

it('checks role, then status, then missing contract, and orders in processing last', () => {
  expect(whyNotAllowed('SimCards', facts({ status: 'Suspended', hasContract: false, role: 'User' }))).toBe(
    'RoleNotSufficient',
  );
  expect(whyNotAllowed('SimCards', facts({ status: 'Suspended', hasContract: false }))).toBe('Suspended');
  expect(
    whyNotAllowed('SimCards', facts({ hasContract: false, ordersInProcessing: ['ChangeSimCard'] })),
  ).toBe('MissingContract');
});
