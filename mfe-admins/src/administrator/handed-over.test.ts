import { handedOver, handedOverBy } from './handed-over.ts';
import { handedOverText } from './texts.ts';

const alerts = [
  { accountId: '1', count: 2, toldAlone: 0 },
  { accountId: '2', count: 1, toldAlone: 1 },
];

it.each([
  ['all alerts when no account is kept', [], { count: 3, toldAlone: 1 }],
  ['the alerts of lost accounts', ['1'], { count: 1, toldAlone: 1 }],
  ['nothing when every account is kept', ['1', '2'], undefined],
])('is %s', (_, kept, expected) => {
  expect(handedOver(alerts, kept)).toEqual(expected);
});

it('is undefined while the alerts load, and with access to all accounts', () => {
  expect(handedOver(undefined, [])).toBeUndefined();
  expect(handedOverBy(alerts, { selectedVariant: 'ALL-ACCOUNTS', accounts: [] })).toBeUndefined();
});

it.each([
  [1, 0, 'Personen har 1 forbrugsadvarsel. Den fortsætter uden personen.'],
  [2, 2, 'Personen har 2 forbrugsadvarsler. De fortsætter, og du får besked i stedet for personen.'],
])('describes %i alerts, %i of them sent to the person alone', (count, toldAlone, text) => {
  expect(handedOverText({ count, toldAlone })).toBe(text);
});
