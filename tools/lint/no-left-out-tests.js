/**
 * A test that is left out proves nothing, and one that runs alone leaves out all the others: neither may be handed in.
 * Where a test belongs to some runs only, an `if` round it keeps it out of the others.
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

export const noLeftOutTests = {
  files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
  rules: { 'no-restricted-syntax': ['error', ...selectors.map(selector => ({ selector, message }))] },
};
