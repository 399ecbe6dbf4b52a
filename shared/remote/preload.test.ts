import { overlay } from './overlay.ts';
import { preloadOf } from './preload.ts';

const preload = () => Promise.resolve();

it('reads the preload from a handle, also next to other properties', () => {
  expect(preloadOf({ preload })).toBe(preload);
  expect(preloadOf({ ...overlay, preload })).toBe(preload);
});

it.each([[undefined], [null], ['preload'], [overlay], [{ preload: 'soon' }]])(
  'finds nothing in %p',
  handle => {
    expect(preloadOf(handle)).toBeUndefined();
  },
);
