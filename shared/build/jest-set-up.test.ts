import { expectConsoleError } from '../testing/expected-errors.ts';

it('allows an expected console error', () => {
  expectConsoleError(/is gone/);
  // oxlint-disable-next-line no-console -- the expected message
  console.error('%s is gone', 'A page');
});
