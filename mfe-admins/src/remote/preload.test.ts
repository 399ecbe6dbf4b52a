/** A page reads exactly what was prefetched: nothing is requested twice. */
import { screen } from '@testing-library/react';
import { startPreloadedPages } from 'shared/testing/render-preloaded.tsx';
import { remote } from './remote.tsx';

const openPreloaded = startPreloadedPages(remote);

it.each(['administrator-oversigt', 'administrator-oversigt?soeg=a'])(
  'prefetches everything that %s reads',
  async path => {
    const { ahead, asked } = await openPreloaded(path);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(ahead.map(call => call.split('?')[0])).toEqual(['/customers/1001/users']);
    expect(asked).toEqual([]);
  },
);
