import { accountIdsIn, describeState } from './describe-state.ts';

const limitedTo = (...accountIds: string[]) => ({ accessType: 'Limited', accountIds });
const names = { '80010001': 'Lager' };

it.each([
  ['nothing', null, undefined],
  ['a role alone', { role: 'Admin' }, undefined],
  ['everything', { accessType: 'Full' }, 'Alle kundenumre'],
  ['one account by name', limitedTo('80010001'), 'Udvalgte kundenumre: Lager (80010001)'],
  ['one without a name', limitedTo('80010009'), 'Udvalgte kundenumre: 80010009'],
  ['several', limitedTo('1', '2', '3'), 'Udvalgte kundenumre: 1, 2, 3'],
  ['more than fit', limitedTo('1', '2', '3', '4', '5'), 'Udvalgte kundenumre: 1, 2, 3 og 2 mere'],
  [
    'nothing, but an order',
    { orderId: 'O5', orderType: 'Suspension' as const, effectiveDate: '2026-11-21' },
    'Spærring af abonnement, ordre O5, fra 21. nov. 2026',
  ],
  ['a selection of none', { accessType: 'Limited' }, 'Udvalgte kundenumre'],
  ['a name', { name: 'Mette Holm' }, 'Mette Holm'],
  ['an e-mail', { email: 'mette@demo.example' }, 'mette@demo.example'],
])('describes %s', (_, state, text) => {
  expect(describeState(state, names)).toBe(text);
});

it('knows which accounts it needs the names of', () => {
  const entries = [
    { before: null, after: limitedTo('1', '2', '3', '4') },
    { before: { accessType: 'Full' }, after: limitedTo('5') },
  ];
  expect(accountIdsIn(entries)).toEqual(['1', '2', '3', '5']);
});
