import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../testing/expected-errors.ts';

it('allows an expected console error', () => {
  expectConsoleError(/is gone/);
  // oxlint-disable-next-line no-console -- the expected message
  console.error('%s is gone', 'A page');
});

it('prints the page when a wait gives up', async () => {
  document.body.innerHTML = '<p>Here</p>';
  const wait = waitFor(() => screen.getByText('There'), { timeout: 1 });
  const error: unknown = await wait.catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/^TestingLibraryElementError: .* the text: There[^]*Ignored nodes[^]*Here/);
});
