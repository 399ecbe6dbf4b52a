import * as z from 'zod/mini';
import { addressShape, emptyAddress, type AddressValues } from './address.ts';

const schema = z.object(addressShape);
const entered: AddressValues = {
  ...emptyAddress,
  streetName: 'Havnegade',
  houseNumber: '12',
  zip: '1058',
  city: 'København K',
};
const issuesOf = (values: Partial<AddressValues>) =>
  (z.safeParse(schema, { ...entered, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

it('accepts an address without its optional parts', () => {
  expect(issuesOf({})).toEqual([]);
});

it('requires the mandatory parts', () => {
  expect(issuesOf({ streetName: '', houseNumber: '', zip: '', city: '', country: '' })).toEqual([
    ['streetName', 'Indtast vejnavn'],
    ['houseNumber', 'Indtast husnummer'],
    ['zip', 'Indtast postnummer'],
    ['city', 'Indtast by'],
    ['country', 'Vælg et land'],
  ]);
});

it.each(['105', '10580', 'DK-1058', '１０５８'])('refuses the postcode "%s"', zip => {
  expect(issuesOf({ zip })).toEqual([['zip', 'Postnummeret skal være 4 cifre']]);
});

it.each([
  ['streetName', 100, 'Vejnavnet må højst være på 100 tegn'],
  ['houseNumber', 10, 'Husnummeret må højst være på 10 tegn'],
  ['floor', 10, 'Etagen må højst være på 10 tegn'],
  ['direction', 10, 'Døren må højst være på 10 tegn'],
  ['city', 60, 'Bynavnet må højst være på 60 tegn'],
  ['country', 60, 'Landet må højst være på 60 tegn'],
  ['landlordName', 100, 'C/o-navnet må højst være på 100 tegn'],
] as const)('accepts at most, for %s, %d characters', (name, limit, sentence) => {
  expect(issuesOf({ [name]: 'x'.repeat(limit) })).toEqual([]);
  expect(issuesOf({ [name]: 'x'.repeat(limit + 1) })).toEqual([[name, sentence]]);
});
