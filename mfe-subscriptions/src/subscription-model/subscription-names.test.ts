import { subscriptionHelp, userName } from './subscription-names.ts';

it.each([
  [{ firstName: 'Mette', lastName: 'Holm' }, 'Mette Holm'],
  [{ firstName: ' Mette ', lastName: null }, 'Mette'],
  [{ firstName: null, lastName: 'Holm' }, 'Holm'],
  [{ firstName: '', lastName: ' ' }, undefined],
  [{}, undefined],
])('returns for the names %p the user %p', (names, name) => {
  expect(userName(names)).toBe(name);
});

it.each([
  [
    { firstName: 'Mette', telephoneNumber: { localNumber: '12345678' } },
    'Mette · 12\u00a034\u00a056\u00a078',
  ],
  [{ telephoneNumber: { localNumber: '12345678' } }, 'Mobil · 12\u00a034\u00a056\u00a078'],
  [{ firstName: 'Mette' }, 'Mette'],
])('identifies the subscription %p', (of, help) => {
  expect(subscriptionHelp({ name: 'Mobil', ...of })).toBe(help);
});
