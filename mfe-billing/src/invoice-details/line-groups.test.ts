import { anyLine } from '../testing/builders.ts';
import { groupLines } from './line-groups.ts';

const kroner = (value: number) => ({ value, currency: 'DKK' });

it('puts common lines first, then each number in order of appearance', () => {
  const groups = groupLines([
    anyLine({ msisdn: '22222222', userName: 'Bo', subscriptionId: 's2', text: 'Forbrug' }),
    anyLine({ text: 'Gebyr' }),
    anyLine({ msisdn: '11111111', text: 'Abonnement' }),
    anyLine({ msisdn: '22222222', text: 'Rabat' }),
  ]);
  expect(groups.map(group => [group.msisdn, group.lines.map(line => line.text)])).toEqual([
    [undefined, ['Gebyr']],
    ['22222222', ['Forbrug', 'Rabat']],
    ['11111111', ['Abonnement']],
  ]);
  expect(groups[1]).toMatchObject({ userName: 'Bo', subscriptionId: 's2' });
});

it('sums in øre to avoid rounding errors', () => {
  const lines = [0.1, 0.2, -0.3].map(value => anyLine({ amountExclVat: kroner(value) }));
  expect(groupLines(lines)[0]?.total).toEqual(kroner(0));
});

it('has no groups without lines', () => {
  expect(groupLines([])).toEqual([]);
});
