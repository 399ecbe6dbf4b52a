import { toAccountView } from 'shared/contracts/account';
import { anyAccount, anyRootAccount } from '../testing/builders.ts';
import { toAccountBranches } from './account-branches.ts';

const root = toAccountView(anyRootAccount());
const north = toAccountView(anyAccount());
const south = toAccountView(anyAccount({ accountId: '80011002', accountName: 'Byggeplads Syd' }));
const stranger = toAccountView(anyRootAccount({ accountId: '80020001', accountName: 'Værkstedet' }));

const outline = (...accounts: (typeof root)[]) =>
  toAccountBranches(accounts).map(({ name, children }) => [name, children.map(child => child.accountId)]);

it('puts every account below its root, keeping the order', () => {
  expect(outline(root, north, stranger, south)).toEqual([
    ['Nordhavn Byg A/S', ['80011001', '80011002']],
    ['Værkstedet', []],
  ]);
});

it('keeps the order of the children when the root comes last', () => {
  expect(outline(south, north, root)).toEqual([['Nordhavn Byg A/S', ['80011002', '80011001']]]);
});

it('names an inaccessible root by its name, or by its id (ACC-003)', () => {
  const nameless = toAccountView(anyAccount({ rootAccountName: null }));
  expect(toAccountBranches([north])[0]).toMatchObject({ name: 'Nordhavn Byg A/S', root: undefined });
  expect(toAccountBranches([nameless])[0]?.name).toBe('80010001');
});

it('has no branches without accounts', () => {
  expect(toAccountBranches([])).toEqual([]);
});
