import { handedOver, handedOverBy } from './handed-over.ts';
import { handedOverText } from './texts.ts';

const alerts = [
  { accountId: '1', count: 2, toldAlone: 0 },
  { accountId: '2', count: 1, toldAlone: 1 },
];

it.each([
  ['all, of who keeps nothing', [], { count: 3, toldAlone: 1 }],
  ['those of the accounts that are lost', ['1'], { count: 1, toldAlone: 1 }],
  ['nothing, of who keeps every account', ['1', '2'], undefined],
])('is %s', (_, kept, expected) => {
  expect(handedOver(alerts, kept)).toEqual(expected);
});

it('is nothing while it is not known, and where somebody gets access to everything', () => {
  expect(handedOver(undefined, [])).toBeUndefined();
  expect(handedOverBy(alerts, { selectedVariant: 'ALL-ACCOUNTS', accounts: [] })).toBeUndefined();
});

it.each([
  [1, 0, 'Personen har 1 forbrugsadvarsel. Den fortsætter uden personen.'],
  [2, 2, 'Personen har 2 forbrugsadvarsler. De fortsætter, og du får besked i stedet for personen.'],
])('is told of %i, %i of them told alone', (count, toldAlone, text) => {
  expect(handedOverText({ count, toldAlone })).toBe(text);
});
