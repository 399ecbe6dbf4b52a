/**
 * Rules of our own for tests, as a plug-in of oxlint.
 *
 * `none-left-out`: a test that is left out proves nothing, and one that runs alone leaves out all the others, so neither
 * may be handed in. Where a test belongs to some runs only, an `if` round it keeps it out of the others.
 *
 * `no-range-of-ids`: a title that names a requirement says that the test goes red without it. A range says so of
 * requirements that nobody looked at one by one.
 */
const runner = '/^(?:it|test|describe|suite)$/';
const leavesOut = '/^(?:only|skip|skipIf|runIf|todo|fixme|failing|fail)$/';
const range = String.raw`/[A-Z]{2,5}-\d{3} (?:to|-|–) (?:[A-Z]{2,5}-)?\d{3}/`;

/** As much of the linter's plug-in interface, which is ESLint's, as is needed here. */
interface Context {
  readonly report: (problem: { readonly node: unknown; readonly message: string }) => void;
}

/** A rule against whatever these selectors find. */
const refusing = (message: string, selectors: readonly string[]) => ({
  create: ({ report }: Context) => {
    const refuse = (node: unknown): void => {
      report({ node, message });
    };
    return Object.fromEntries(selectors.map(selector => [selector, refuse]));
  },
});

export default {
  meta: { name: 'tests' },
  rules: {
    'none-left-out': refusing('Every test runs: mend it, or take it away.', [
      `MemberExpression[object.name=${runner}][property.name=${leavesOut}]`,
      `MemberExpression[object.property.name='describe'][property.name=${leavesOut}]`,
      `CallExpression[callee.name=/^(?:[fx](?:it|describe)|xtest)$/]`,
      `CallExpression[callee.name=${runner}] > ObjectExpression > Property[key.name=/^(?:only|skip|todo)$/]`,
    ]),
    'no-range-of-ids': refusing('Name each requirement that the test goes red without.', [
      `CallExpression > Literal[value=${range}]`,
      `CallExpression > TemplateLiteral > TemplateElement[value.raw=${range}]`,
    ]),
  },
};
