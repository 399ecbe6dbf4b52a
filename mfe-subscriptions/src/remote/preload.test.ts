/** Pages preload exactly what they read: nothing is requested twice. */
import { screen } from '@testing-library/react';
import { startPreloadedPages } from 'shared/testing/render-preloaded.tsx';
import { remote } from './remote.tsx';

const openPreloaded = startPreloadedPages(remote);

it('preloads the allowed actions of a form', async () => {
  const { ahead, asked } = await openPreloaded('abonnementer/1001000003/spaer-abonnement');
  expect(await screen.findByRole('button', { name: 'Spær abonnement' })).toBeVisible();
  expect(ahead.map(each => each.split('?')[0]).sort()).toEqual([
    '/subscriptions/1001000003',
    '/subscriptions/1001000003/allowed-actions',
    '/subscriptions/1001000003/orders',
  ]);
  expect(asked).toEqual([]);
});

it('preloads the forwardings of their form', async () => {
  const { ahead, asked } = await openPreloaded('abonnementer/1001000003/viderestilling');
  expect(await screen.findByRole('button', { name: 'Gem viderestilling' })).toBeVisible();
  expect(ahead.map(each => each.split('?')[0])).toContain('/subscriptions/1001000003/call-forwarding');
  expect(asked).toEqual([]);
});

it('preloads the order history', async () => {
  const { ahead, asked } = await openPreloaded('abonnementer/1001000004/ordrehistorik');
  expect(await screen.findByText(/^Viser begge/)).toBeVisible();
  expect(ahead.map(each => each.split('?')[0])).toEqual([
    '/subscriptions/1001000004',
    '/subscriptions/1001000004/orders',
  ]);
  expect(asked).toEqual([]);
});

it.each([
  ['abonnementer', ['/subscription-views', '/subscriptions']],
  ['abonnementer?status=Active&sorter=Name', ['/subscription-views', '/subscriptions']],
  ['ordrer?vis=alle', ['/orders']],
])('preloads the content of %s', async (path, calls) => {
  const { ahead, asked } = await openPreloaded(path);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(ahead.map(each => each.split('?')[0])).toEqual(calls);
  expect(asked).toEqual([]);
});
