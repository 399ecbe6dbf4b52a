import type { OrderType } from 'shared/contracts/order';
import type { ActionReason } from 'shared/contracts/allowed-actions';
import { pages } from '../pages.tsx';
import { anOrderView } from '../testing/orders.ts';
import { actionInfo, statusInfo } from './info-box-text.ts';
import { relevantOrders } from './relevant-orders.ts';

type PageName = keyof typeof pages;

it.each([
  ['SUB-048', { status: 'SuspendedNoAltering' }, /spærret af kundeservice.*Kontakt kundeservice/],
  ['SUB-049', { status: 'Suspended' }, /spærret\. Det skal genåbnes/],
  ['SUB-050', { status: 'Cancelled' }, /ophørt og kan ikke ændres/],
  ['SUB-050', { status: 'Cancelled', futureCancellationDate: '2026-11-01' }, /^Abonnementet er ophørt/],
  [
    'SUB-051',
    { status: 'Active', futureCancellationDate: '2027-01-31' },
    /er opsagt\. Opsigelsen skal fortrydes.*Kontakt kundeservice, hvis I ikke kan fortryde den her/,
  ],
] as const)('explains what the status means for changes (%s)', (_id, subscription, text) => {
  expect(statusInfo(subscription)?.text).toMatch(text);
});

it.each(['Active', 'Reserved', 'Unknown'] as const)('has no text for the status %s', status => {
  expect(statusInfo({ status })).toBeUndefined();
});

it.each<[string, PageName, RegExp]>([
  ['SUB-042', 'suspend', /^Spærring kan ikke ændres for dette abonnement$/],
  ['SUB-043', 'forwarding', /^Viderestillinger kan ikke ændres/],
  ['SUB-044', 'barrings', /^Spærringer kan ikke ændres/],
  ['SUB-045', 'changeAccount', /^Det er ikke muligt at skifte kundenummer/],
  ['SUB-046', 'changePlan', /^Det er ikke muligt at skifte abonnement$/],
  ['SUB-047', 'switchSimCard', /^Simkort kan kun ændres, når abonnementet er aktivt$/],
  ['SUB-047', 'switchToEsim', /^Simkort kan kun ændres, når abonnementet er aktivt$/],
  ['SUB-047', 'addDataCard', /^Simkort kan kun ændres, når abonnementet er aktivt$/],
])('explains on its page what cannot be changed, with the reason (%s, SUB-052): %s', (_id, page, title) => {
  const { action } = pages[page];
  const info = action && actionInfo(action, 'Suspended');
  expect(info?.title).toMatch(title);
  expect(info?.text).toBe('Abonnementet er spærret. Det skal genåbnes, før det kan ændres.');
});

it.each<[ActionReason, RegExp]>([
  ['NoPricePlans', /ingen andre abonnementer/],
  ['MissingContract', /mangler en rammeaftale/],
  ['HomeOfficeAccount', /Home Office/],
  ['RoleNotSufficient', /Kun administratorer/],
])('explains the reason %s (SUB-046, SUB-052)', (reason, text) => {
  expect(actionInfo('PricePlan', reason).text).toMatch(text);
});

it.each(['SimCards', 'DataCards'] as const)(
  'does not blame the status for what the role forbids (SUB-052): %s',
  action => {
    expect(actionInfo(action, 'RoleNotSufficient').title).toBe('Du kan ikke ændre simkort');
  },
);

it.each<[PageName, boolean[]]>([
  ['details', [true, true, true, true, true]],
  ['orderHistory', [true, true, true, true, true]],
  ['terminate', [true, true, true, true, true]],
  ['suspend', [true, false, false, false, true]],
  ['barrings', [true, true, false, false, true]],
  ['forwarding', [true, false, false, false, true]],
  ['switchSimCard', [true, false, true, false, true]],
  ['addDataCard', [true, false, true, false, true]],
  ['changePlan', [true, false, false, true, true]],
  ['extraServices', [true, false, false, true, true]],
  ['account', [false, false, false, false, true]],
])('counts the relevant orders on %s (SUB-054, SUB-056)', (page, expected) => {
  const types = ['Suspension', 'CreateBarring', 'ChangeSimCard', 'ChangePriceplan', 'Termination'] as const;
  const counts = (type: OrderType) =>
    relevantOrders(pages[page], [anOrderView({ type, status: 'Submitted' })]).length === 1;
  expect(types.map(counts)).toEqual(expected);
});
