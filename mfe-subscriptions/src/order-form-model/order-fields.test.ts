import { orderFields } from './order-fields.ts';
import { changeRows } from './change-rows.ts';

it.each([
  ['status', 'Suspended', 'Spærret'],
  ['data', 'Free', 'Fri data'],
  ['data', 20, '20 GB'],
  ['bindingEndDate', null, 'Ingen binding'],
  ['futureCancellationDate', '2027-01-31', '31. januar 2027'],
  ['BAR90', true, 'Spærret'],
  ['BARLEVEL', 500, '500 kr.'],
  ['BARLEVEL', null, 'Ingen grænse'],
  ['Busy', 'Voicemail', 'Telefonsvarer'],
  ['delaySeconds', 20, '20 sekunder'],
  ['esim', 'Ordered', 'Bestilt'],
  ['topUpData', 5, '5 GB'],
  ['planPrice', 169, '169,00 kr./md'],
  ['simCard', 'SIM', 'Nyt simkort'],
  ['shipment', 'PickUp', 'Hentes i en butik'],
] as const)('formats %s %p as %s', (field, value, text) => {
  expect(orderFields[field]?.text?.(value).replaceAll('\u00a0', ' ')).toBe(text);
});

it('omits unknown fields, and keeps the order of the fields', () => {
  const change = (field: string) => ({ field, from: null, to: 'x' });
  const rows = changeRows([change('simCard'), change('unheard'), change('pricePlan')]);
  expect(rows).toEqual([
    { term: 'Abonnement', before: 'Intet', after: 'x' },
    { term: 'Simkort', before: 'Intet', after: 'x' },
  ]);
});
