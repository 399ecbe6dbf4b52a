import { shownText } from './texts.ts';

it.each([
  [1, 'Viser 1 aktivitet'],
  [2, 'Viser begge aktiviteter'],
  [3, 'Viser alle 3 aktiviteter'],
])('counts what is shown: %d', (count, text) => {
  expect(shownText(count, false)).toBe(text);
});
