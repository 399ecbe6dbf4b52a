/** A page reads exactly what was prefetched: nothing is requested twice. */
import { screen } from '@testing-library/react';
import { startPreloadedPages } from 'shared/testing/render-preloaded.tsx';
import { remote } from './remote.tsx';

const openPreloaded = startPreloadedPages(remote);

it.each([
  ['faktura', 'table', ['/billing-items', '/billing-items/summary']],
  ['faktura?status=Overdue&side=1', 'table', ['/billing-items', '/billing-items/summary']],
  ['faktura/F910000400', 'table', ['/billing-items/F910000400', '/billing-items/F910000400/explanation']],
  ['faktura/maaned?maaned=2026-10', 'list', ['/billing-explanation']],
  ['faktureringskonti', 'list', ['/accounts']],
  ['faktura/betaling?faktura=F910000400', 'button', ['/billing-items']],
])('prefetches the content of %s', async (address, role, calls) => {
  const { ahead, asked } = await openPreloaded(address);
  expect((await screen.findAllByRole(role))[0]).toBeVisible();
  const pathOf = (call: string) => call.split('?')[0] ?? '';
  expect(ahead.map(pathOf)).toEqual(calls);
  // The account names of the filters are loaded later, by another request.
  expect(asked.map(pathOf).filter(path => calls.includes(path))).toEqual([]);
});
