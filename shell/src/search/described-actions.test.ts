import { drawnRemoteSchema } from 'shared/remote/registry';
import { describedRemotes } from '../testing/described-remotes.ts';
import { askedActions, isAskedFor, nameOfAction } from './action-words.ts';

const actions = describedRemotes.flatMap(
  description => drawnRemoteSchema.parse(description).search?.actions ?? [],
);

/** As the search finds them: actions without an object by name, others by their words. */
const found = (text: string) => [
  ...actions.filter(action => action.kind === undefined && isAskedFor(text, nameOfAction(action))),
  ...askedActions(text, actions).actions,
];

it.each([
  ['udgifter', 'Se udgifter over tid'],
  ['omkostninger', 'Se udgifter over tid'],
  ['påmindelser', 'Rediger påmindelser om fakturaer'],
  ['samlede ændringer', 'Se samlede ændringer'],
  ['slet administrator', 'Rediger adgang for :email'],
  ['fjern adgang for Kåre', 'Rediger adgang for :email'],
  ['ret adresse for Økonomi', 'Rediger :name'],
])('finds by "%s" the action "%s"', (text, label) => {
  expect(found(text).map(action => action.label)).toEqual([label]);
});

it('offers creating an account only with access to all accounts', () => {
  expect(actions.find(({ label }) => label === 'Opret kundenummer')).toMatchObject({
    condition: { contract: true, allAccounts: true },
  });
});
