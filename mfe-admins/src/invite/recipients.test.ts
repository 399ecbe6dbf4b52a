import { addressesIn, waitingOf, withAddresses, withoutAddress, withResult } from './recipients.ts';

const [anna, bo] = ['anna@demo.example', 'bo@demo.example'];

it.each([
  ['nothing', '  \n ', []],
  ['one', ` ${anna} `, [anna]],
  ['lines', `${anna}\r\n${bo}\n`, [anna, bo]],
  ['commas', `${anna}, ${bo}`, [anna, bo]],
  ['semicolons', `${anna};${bo};`, [anna, bo]],
  ['spaces and tabs', `${anna} ${bo}\t`, [anna, bo]],
  ['names in front', `Anna Holm <${anna}>; Bo Lund <${bo}>`, [anna, bo]],
  ['names with a comma', `"Holm, Anna" <${anna}>, Lund, Bo <${bo}>`, [anna, bo]],
  ['angle brackets alone', `<${anna}>,<${bo}>`, [anna, bo]],
  ['a link', `mailto:${anna}`, [anna]],
  ['the same twice', `${anna}\n${anna.toUpperCase()}`, [anna]],
  ['an invalid address, to be corrected', `hans\nBo <${bo}>`, ['hans', bo]],
  ['a name with an invalid address', 'Bo <bo@>', ['bo@']],
])('reads %s', (_, text, emails) => {
  expect(addressesIn(text)).toEqual(emails);
});

it('adds and removes recipients, and keeps the result of each', () => {
  const list = withAddresses([], [anna, bo, anna.toUpperCase()]);
  expect(list).toEqual([{ email: anna }, { email: bo }]);
  const sent = withResult(list, anna, { state: 'sent', outcome: 'created' });
  expect(waitingOf(sent)).toEqual([{ email: bo }]);
  expect(withAddresses(sent, [anna])).toEqual(sent);
  expect(waitingOf(withResult(sent, bo, { state: 'exists' }))).toEqual([]);
  const refused = withResult(sent, bo, { state: 'refused', reason: 'Nej' });
  expect(waitingOf(refused)).toHaveLength(1);
  expect(withoutAddress(refused, bo)).toHaveLength(1);
});
