import { areaPaths, customerHref, links } from './links.ts';

it('puts every page below its customer (NAV-002)', () => {
  expect(customerHref('1001', areaPaths.invoices)).toBe('/1001/faktura');
  expect(links.invoice.href('1001', { billingItemId: 'a/b' })).toBe('/1001/faktura/a%2Fb');
  expect(links.subscription.href('1001', { subscriptionId: 'a b' })).toBe('/1001/abonnementer/a%20b');
});

it('filters another area by the parameters that area reads', () => {
  const href = links.subscriptions.href('1001', { accountIds: ['80010001', 'a&b'] });
  expect(href).toBe('/1001/abonnementer?konto=80010001&konto=a%26b');
  const asked = new URL(href, 'https://portal.example').searchParams;
  expect(links.subscriptions.read(asked)).toEqual({ accountIds: ['80010001', 'a&b'], usage: [] });
  expect(links.invoices.read(asked)).toEqual({ accountIds: [], open: [] });
});

it('has no query without filters', () => {
  expect(links.invoices.href('1001')).toBe('/1001/faktura');
  expect(links.invoices.href('1001', { accountIds: [] })).toBe('/1001/faktura');
});
