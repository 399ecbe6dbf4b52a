import { containsLink } from './person.ts';

it.each([
  'https://evil.example',
  'HTTP://evil',
  '//evil',
  'www.evil',
  'WWW .evil.dk',
  'evil.dk',
  'x.co',
  'Vind på bit.ly/abc nu',
  'evil\uff0edk',
  'evil\u3002dk',
  'xn--abc.com',
  'anna@evil.dk',
  '10.0.0.1',
])('sees a link in %s', name => {
  expect(containsLink(name)).toBe(true);
});

it.each([
  'Anna',
  'A.P. Møller',
  'J.Hansen',
  'Chr. Hansen',
  "O'Neil",
  'Sørensen-Ågård',
  'Karl d. 12.',
  'Dr. Åse Bo',
  'Jr.',
  'Ærø/Øst',
])('sees no link in the name %s', name => {
  expect(containsLink(name)).toBe(false);
});
