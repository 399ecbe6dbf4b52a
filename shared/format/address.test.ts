import { addressLines, formatAddress } from './address.ts';

it.each([
  [
    {
      street: 'Havnegade',
      number: '12',
      letter: 'B',
      floor: '3',
      direction: 'th',
      zip: '8000',
      city: 'Aarhus C',
    },
    ['Havnegade 12B, 3. th', '8000 Aarhus C'],
  ],
  [
    { street: 'Torvet', number: '1', floor: 'st.', zip: '4000', city: 'Roskilde', country: 'Danmark' },
    ['Torvet 1, st.', '4000 Roskilde, Danmark'],
  ],
  [{ zip: '4000', city: ' Roskilde ', street: null }, ['4000 Roskilde']],
  [{}, []],
])('formats %j in two lines', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

it('formats on one line', () => {
  expect(formatAddress({ street: 'Torvet', number: '1', zip: '4000', city: 'Roskilde' })).toBe(
    'Torvet 1, 4000 Roskilde',
  );
});
