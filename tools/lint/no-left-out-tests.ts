/**
 * A rule of our own for oxlint: a test that is left out proves nothing, and one that runs alone leaves out all the
 * others, so neither may be handed in. Where a test belongs to some runs only, an `if` round it keeps it out of the
 * others.
 */
const runner = '/^(?:it|test|describe|suite)$/';
const leavesOut = '/^(?:only|skip|skipIf|runIf|todo|fixme|failing|fail)$/';
const message = 'Every test runs: mend it, or take it away.';

const selectors = [
  `MemberExpression[object.name=${runner}][property.name=${leavesOut}]`,
  `MemberExpression[object.property.name='describe'][property.name=${leavesOut}]`,
  `CallExpression[callee.name=/^(?:[fx](?:it|describe)|xtest)$/]`,
  `CallExpression[callee.name=${runner}] > ObjectExpression > Property[key.name=/^(?:only|skip|todo)$/]`,
];

/** As much of the linter's plug-in interface, which is ESLint's, as is needed here. */
interface Context {
  readonly report: (problem: { readonly node: unknown; readonly message: string }) => void;
}

export default {
  meta: { name: 'tests' },
  rules: {
    'none-left-out': {
      create: ({ report }: Context) => {
        const leftOut = (node: unknown): void => {
          report({ node, message });
        };
        return Object.fromEntries(selectors.map(selector => [selector, leftOut]));
      },
    },
  },
};
