import { lastingStorage, tabStorage } from './browser-storage.ts';

it.each([
  ['sessionStorage', tabStorage],
  ['localStorage', lastingStorage],
] as const)('opens %s, or a closed storage if the browser denies access', (name, open) => {
  open().setItem('key', 'kept');
  expect(window[name].getItem('key')).toBe('kept');
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(open().getItem('key')).toBeNull();
  expect(() => {
    open().setItem('key', 'value');
  }).toThrow('Storage is closed.');
});
