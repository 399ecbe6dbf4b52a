import {
  accessOf,
  accessProblem,
  assetsOf,
  isSameChoice,
  nothingChosen,
  withAccount,
  withVariant,
  type AccessChoice,
} from './access-choice.ts';

const all: AccessChoice = { selectedVariant: 'ALL-ACCOUNTS', accounts: [] };
const selected = (...ids: string[]): AccessChoice => ({
  selectedVariant: 'SELECTED-ACCOUNTS',
  accounts: ids.map(id => ({ id })),
});

it.each([
  [nothingChosen, 'ALL-ACCOUNTS', 'ALL-ACCOUNTS'],
  [all, 'SELECTED-ACCOUNTS', 'SELECTED-ACCOUNTS'],
  [all, 'ALL-ACCOUNTS', undefined],
  [selected('1'), 'SELECTED-ACCOUNTS', undefined],
] as const)(
  'in %j, pressing %s selects %p: pressing the selected one clears it (ADM-058, ADM-059)',
  (choice, pressed, result) => {
    expect(withVariant(choice, pressed).selectedVariant).toBe(result);
  },
);

it('keeps the accounts when the variant changes and changes back', () => {
  const back = withVariant(withVariant(selected('1'), 'ALL-ACCOUNTS'), 'SELECTED-ACCOUNTS');
  expect(back).toEqual(selected('1'));
});

it('adds an account once and removes it', () => {
  const two = withAccount(withAccount(selected('1'), { id: '2' }, true), { id: '2' }, true);
  expect(two).toEqual(selected('1', '2'));
  expect(withAccount(two, { id: '1' }, false)).toEqual(selected('2'));
});

it.each([
  ['nothing (ADM-060)', nothingChosen, 'Du skal vælge en mulighed'],
  ['selected accounts without one (ADM-061)', selected(), 'Du skal vælge minimum ét kundenummer'],
  ['selected accounts', selected('1'), undefined],
  ['all accounts', all, undefined],
])('validates %s: %p', (_, choice, problem) => {
  expect(accessProblem(choice)).toBe(problem);
});

it('sends assets of type Account for selected accounts only (ADM-075, ADM-076)', () => {
  const assets = [
    { id: '1', type: 'Account' },
    { id: '2', type: 'Account' },
  ];
  expect(accessOf(selected('1', '2'))).toEqual({ access: 'Limited', assets });
  expect(accessOf({ ...selected('1'), selectedVariant: 'ALL-ACCOUNTS' })).toEqual({ access: 'Full' });
  expect(assetsOf(all)).toBeUndefined();
});

it.each([
  [all, all, true],
  [all, selected('1'), false],
  [selected('1', '2'), selected('2', '1'), true],
  [selected('1', '2'), selected('1'), false],
  [selected('1'), selected('2'), false],
])('compares %j with %j: same %p', (one, other, isSame) => {
  expect(isSameChoice(one, other)).toBe(isSame);
});
