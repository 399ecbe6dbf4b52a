import { nothingChosen, type AccessChoice } from '../access-model/access-choice.ts';
import { accessChange } from './access-change.ts';

const all: AccessChoice = { selectedVariant: 'ALL-ACCOUNTS', accounts: [] };
const accounts = (...ids: string[]) => ids.map(id => ({ id }));
const selected = (...ids: string[]): AccessChoice => ({
  selectedVariant: 'SELECTED-ACCOUNTS',
  accounts: accounts(...ids),
});

it.each([
  [all, all, { kind: 'none' }],
  [all, nothingChosen, { kind: 'none' }],
  [all, selected(), { kind: 'none' }],
  [selected('1', '2'), selected('2', '1'), { kind: 'none' }],
  [selected('1'), all, { kind: 'to-all' }],
  [nothingChosen, all, { kind: 'to-all' }],
  [all, selected('1'), { kind: 'to-selected', accounts: accounts('1'), losesOthers: true }],
  [nothingChosen, selected('1'), { kind: 'to-selected', accounts: accounts('1'), losesOthers: false }],
  [
    selected('1', '2'),
    selected('2', '3'),
    { kind: 'accounts', added: accounts('3'), removed: accounts('1') },
  ],
])('changing %j to %j is %j', (before, after, change) => {
  expect(accessChange(before, after)).toEqual(change);
});
