import { overlay } from './overlay.ts';
import { preloadOf } from './preload.ts';

const preload = () => Promise.resolve();

it('reads from a handle what the page begins with, also beside another mark', () => {
  expect(preloadOf({ preload })).toBe(preload);
  expect(preloadOf({ ...overlay, preload })).toBe(preload);
});

it.each([[undefined], [null], ['preload'], [overlay], [{ preload: 'soon' }]])(
  'finds nothing in %p',
  handle => {
    expect(preloadOf(handle)).toBeUndefined();
  },
);
