import { isOverlay, overlay } from './overlay.ts';

it.each([
  [overlay, true],
  [{ isOverlay: 'ja' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['overlay', false],
])('reads the handle %p as an overlay: %p', (handle, expected) => {
  expect(isOverlay(handle)).toBe(expected);
});
