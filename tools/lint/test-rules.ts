/**
 * Custom oxlint rules for tests.
 *
 * `none-left-out`: a skipped test proves nothing, and `only` skips all the others, so neither may be committed. Where a
 * test applies to some runs only, put it inside an `if`.
 *
 * `no-range-of-ids`: a requirement id in a title means that the test fails when the requirement is broken. A range
 * claims that for requirements that nobody checked individually.
 */
const runner = '/^(?:it|test|describe|suite)$/';
const leavesOut = '/^(?:only|skip|skipIf|runIf|todo|fixme|failing|fail)$/';
const range = String.raw`/[A-Z]{2,5}-\d{3} (?:to|-|–) (?:[A-Z]{2,5}-)?\d{3}/`;

/** The part of the linter's plug-in interface (ESLint's) that is used here. */
interface Context {
  readonly report: (problem: { readonly node: unknown; readonly message: string }) => void;
}

/** A rule that reports every match of these selectors. */
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
