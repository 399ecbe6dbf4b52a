import { accountAddressLines } from './account-address.ts';

it.each([
  [{}, []],
  [
    { streetName: 'Pakhusvej', houseNumber: '12', zip: '2150', city: 'Nordhavn', country: 'Danmark' },
    ['Pakhusvej 12', '2150 Nordhavn'],
  ],
  [
    {
      streetName: 'Pakhusvej',
      houseNumber: '12',
      floor: '2',
      direction: 'tv',
      zip: '2150',
      city: 'Nordhavn',
    },
    ['Pakhusvej 12, 2. tv', '2150 Nordhavn'],
  ],
  [{ streetName: 'Pakhusvej', houseNumber: '12', floor: '2', doorNumber: '4' }, ['Pakhusvej 12, 2. 4']],
  [
    { landlordName: 'Havnen A/S', addressPostOfficeBox: '77', city: 'Malmö', country: 'Sverige' },
    ['c/o Havnen A/S', 'Postboks 77', 'Malmö, Sverige'],
  ],
])('formats %j as on a letter (ACC-006)', (address, lines) => {
  expect(accountAddressLines(address)).toEqual(lines);
});
