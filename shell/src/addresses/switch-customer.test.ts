import { addressForCustomer } from './switch-customer.ts';

const patterns = [
  'abonnementer',
  'abonnementer/opret-abonnement',
  'abonnementer/:subscriptionId',
  'abonnementer/:subscriptionId/simkort',
  'faktura',
  'faktura/:billingItemId',
];

it.each([
  ['/1001/velkommen', '/1002/velkommen'],
  ['/1001/faktura', '/1002/faktura'],
  ['/1001/abonnementer/opret-abonnement', '/1002/abonnementer/opret-abonnement'],
  ['/1001/indstillinger/skift-navn', '/1002/indstillinger/skift-navn'],
  ['/1001', '/1002/'],
])('keeps the route of %s (MENU-020)', (from, to) => {
  expect(addressForCustomer(from, '1002', patterns)).toBe(to);
});

it.each([
  ['/1001/faktura/77', '/1002/faktura'],
  ['/1001/abonnementer/42', '/1002/abonnementer'],
  ['/1001/abonnementer/42/simkort', '/1002/abonnementer'],
])("maps %s, which has an id of the old customer, to the area's overview (MENU-024)", (from, to) => {
  expect(addressForCustomer(from, '1002', patterns)).toBe(to);
});

it('does not depend on the order of the patterns', () => {
  const reversed = [...patterns].reverse();
  expect(addressForCustomer('/1001/abonnementer/opret-abonnement', '1002', reversed)).toBe(
    '/1002/abonnementer/opret-abonnement',
  );
});

it('encodes the customer id', () => {
  expect(addressForCustomer('/1001/faktura', 'a/b', patterns)).toBe('/a%2Fb/faktura');
});
