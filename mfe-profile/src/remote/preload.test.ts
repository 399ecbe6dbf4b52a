/** The preload fetches exactly what the page then reads, so nothing is requested twice. */
import { screen } from '@testing-library/react';
import { startPreloadedPages } from 'shared/testing/render-preloaded.tsx';
import { remote } from './remote.tsx';

const openPreloaded = startPreloadedPages(remote);

it('has the content of the page before it renders', async () => {
  const { ahead, asked } = await openPreloaded('indstillinger');
  expect(await screen.findByRole('region', { name: 'Dine virksomheder' })).toHaveTextContent(
    'Nordhavn Byg A/S',
  );
  expect(ahead).toEqual(['/user', '/customers']);
  expect(asked).toEqual([]);
});
