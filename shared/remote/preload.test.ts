import { overlay } from './overlay.ts';
import { preloadOf, preloads } from './preload.ts';

const preload = () => Promise.resolve();

it('reads from a handle what the page begins with, also beside another mark', () => {
  expect(preloadOf(preloads(preload))).toBe(preload);
  expect(preloadOf({ ...overlay, ...preloads(preload) })).toBe(preload);
});

it.each([[undefined], [null], ['preload'], [overlay], [{ preload: 'soon' }]])(
  'finds nothing in %p',
  handle => {
    expect(preloadOf(handle)).toBeUndefined();
  },
);
