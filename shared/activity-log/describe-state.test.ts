import { codeTexts } from '../errors/code-texts.ts';
import { accountIdsIn, describeDetails, describeState } from './describe-state.ts';

const limitedTo = (...accountIds: string[]) => ({ accessType: 'Limited', accountIds });
const names = { '80010001': 'Lager' };

it.each([
  ['nothing', null, undefined],
  ['only a role', { role: 'Admin' }, undefined],
  ['everything', { accessType: 'Full' }, 'Alle kundenumre'],
  ['one account with a name', limitedTo('80010001'), 'Udvalgte kundenumre: Lager (80010001)'],
  ['one account without a name', limitedTo('80010009'), 'Udvalgte kundenumre: 80010009'],
  ['several accounts', limitedTo('1', '2', '3'), 'Udvalgte kundenumre: 1, 2, 3'],
  ['more accounts than fit', limitedTo('1', '2', '3', '4', '5'), 'Udvalgte kundenumre: 1, 2, 3 og 2 mere'],
  ['values', { values: ['1', '2'] }, '1, 2'],
  [
    'more values than fit',
    { values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
    '1, 2, 3, 4, 5, 6, 7, 8 og 1 mere',
  ],
  ['a selection without accounts', { accessType: 'Limited' }, 'Udvalgte kundenumre'],
  ['a name', { name: 'Mette Holm' }, 'Mette Holm'],
  ['an e-mail', { email: 'mette@demo.example' }, 'mette@demo.example'],
])('describes %s', (_, state, text) => {
  expect(describeState(state, names)).toBe(text);
});

it('lists the accounts whose names it needs', () => {
  const entries = [
    { before: null, after: limitedTo('1', '2', '3', '4') },
    { before: { accessType: 'Full' }, after: limitedTo('5') },
  ];
  expect(accountIdsIn(entries)).toEqual(['1', '2', '3', '5']);
});

it.each([
  [undefined, []],
  [{ reason: 'Lost' as const }, []],
  [{ failure: 'IccNotAvailable' }, [codeTexts['IccNotAvailable']]],
  [{ failure: 'SomethingNew' }, []],
  [{ via: { kind: 'BulkJob' as const, id: 'J5' } }, ['Via samlet ændring J5']],
  [{ via: { kind: 'UsageAlert' as const } }, ['Via en forbrugsadvarsel']],
])('describes the details %j as %j', (details, texts) => {
  expect(describeDetails(details)).toEqual(texts);
});
