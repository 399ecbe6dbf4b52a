/** What is fetched ahead is exactly what the page then reads: nothing is asked for twice. */
import { screen } from '@testing-library/react';
import { startPreloadedPages } from 'shared/testing/render-preloaded.tsx';
import { remote } from './remote.tsx';

const openPreloaded = startPreloadedPages(remote);

it.each(['administrator-oversigt', 'administrator-oversigt?soeg=a'])(
  'has the content of %s there before it is drawn',
  async path => {
    const { ahead, asked } = await openPreloaded(path);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(ahead.map(call => call.split('?')[0])).toEqual(['/customers/1001/users']);
    expect(asked).toEqual([]);
  },
);
