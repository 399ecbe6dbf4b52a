import {
  areaPaths,
  billingAccountPath,
  customerHref,
  invoicePath,
  invoicesOfAccountPath,
  subscriptionPath,
  subscriptionsOfAccountPath,
} from './links.ts';

it('puts every page below its customer (NAV-002)', () => {
  expect(customerHref('1001', areaPaths.invoices)).toBe('/1001/faktura');
  expect(customerHref('1001', invoicePath('a/b'))).toBe('/1001/faktura/a%2Fb');
});

it('narrows another area to one account by its address', () => {
  expect(invoicesOfAccountPath('80010002')).toBe('faktura?kundenummer=80010002');
  expect(subscriptionsOfAccountPath('a&b')).toBe('abonnementer?kundenummer=a%26b');
});

it.each([
  [subscriptionPath('a b'), 'abonnementer/a%20b'],
  [billingAccountPath('8001/2'), 'faktureringskonti/8001%2F2'],
])('spells the path %s of one thing', (path, expected) => {
  expect(path).toBe(expected);
});
