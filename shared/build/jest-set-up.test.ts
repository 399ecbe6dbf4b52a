import { expectConsoleError } from '../testing/expected-errors.ts';

it('forgives a message on the console that the test expects', () => {
  expectConsoleError(/is gone/);
  // oxlint-disable-next-line no-console -- the message that is expected
  console.error('%s is gone', 'A page');
});
