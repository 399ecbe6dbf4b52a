import { ORDER_TYPES } from 'shared/contracts/order';
import {
  failureText,
  orderCreatorLabel,
  orderStatusLabels,
  orderStatusTone,
  orderTypeLabels,
} from './order-labels.ts';

it.each([
  ['Draft', 'Udkast'],
  ['Submitted', 'Indsendt'],
  ['Received', 'Modtaget'],
  ['Processing', 'Igangsat'],
  ['InProgress', 'Oprettelse igang'],
  ['Completed', 'Gennemført'],
  ['Failed', 'Fejlet'],
  ['Cancelled', 'Annulleret'],
] as const)('labels status %s as %s (ORD-011, ORD-012)', (status, label) => {
  expect(orderStatusLabels[status]).toBe(label);
});

it('labels an unknown status, type and creator (ORD-014)', () => {
  expect(orderStatusLabels.Unknown).toBe('Ukendt');
  expect(orderTypeLabels.Unknown).toBe('Anden ordre');
  expect(orderCreatorLabel({ createdBy: 'Unknown' })).toBe('Ukendt');
});

it('has a different label for every order type (ORD-010, ORD-014)', () => {
  const labels = ORDER_TYPES.map(type => orderTypeLabels[type]);
  expect(new Set(labels).size).toBe(ORDER_TYPES.length);
});

it.each([
  ['Submitted', 'info'],
  ['Received', 'info'],
  ['Processing', 'info'],
  ['InProgress', 'info'],
  ['Completed', 'success'],
  ['Failed', 'error'],
  ['Cancelled', 'neutral'],
  ['Draft', 'neutral'],
  ['Unknown', 'neutral'],
] as const)('colours %s as %s (ORD-013)', (status, tone) => {
  expect(orderStatusTone(status)).toBe(tone);
});

it.each([
  [{ createdBy: 'Customer', createdByName: 'Mette Holm' }, 'Mette Holm'],
  [{ createdBy: 'Customer', createdByName: null }, 'Virksomheden'],
  [{ createdBy: 'CustomerOperations' }, 'Kundeservice'],
  [{ createdBy: 'Unknown' }, 'Ukendt'],
] as const)('labels the creator of %p (ORD-009, ORD-014)', (order, label) => {
  expect(orderCreatorLabel(order)).toBe(label);
});

it.each([
  ['IccNotAvailable', 'Simkortet er allerede i brug. Ret det, og bestil igen, eller kontakt kundeservice.'],
  ['SomethingNew', 'Ordren kunne ikke gennemføres. Kontakt kundeservice.'],
  [null, 'Ordren kunne ikke gennemføres. Kontakt kundeservice.'],
])('explains the failure code %p, with the next step', (code, text) => {
  expect(failureText(code)).toBe(text);
});
