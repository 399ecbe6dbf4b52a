import * as z from 'zod/mini';
import { data, dayQuery, idSchema, manyOf, openEnum, searchText, shownText } from './wire.ts';

describe('openEnum', () => {
  const status = openEnum(['Unknown', 'Open', 'Paid']);

  it('reads known values, and any other as Unknown', () => {
    expect(z.decode(status, 'Paid')).toBe('Paid');
    expect(z.decode(status, 'Invented')).toBe('Unknown');
  });

  it.each([null, undefined, 1, {}, []])('refuses %j', value => {
    expect(z.safeParse(status, value).success).toBe(false);
  });
});

describe('manyOf', () => {
  const query = z.object({ types: manyOf(z.enum(['A', 'B'])) });

  it.each([
    [{}, undefined],
    [{ types: 'A' }, ['A']],
    [{ types: ['A', 'B'] }, ['A', 'B']],
  ])('reads %j (HTTP-007)', (given, types) => {
    expect(z.parse(query, given).types).toEqual(types);
  });

  it('refuses a value outside the enum', () => {
    expect(z.safeParse(query, { types: ['A', 'C'] }).success).toBe(false);
  });
});

describe('query parameters', () => {
  it.each(['', 'x'.repeat(65), 'a\0b', 'a\ud83d'])('refuse the id %j', id => {
    expect(z.safeParse(idSchema, id).success).toBe(false);
  });

  it('trim a search', () => {
    expect(z.parse(searchText(), '  an ')).toBe('an');
  });

  it.each(['0000-01-01', '1899-12-31', '2026-02-30', '21-11-2026'])('refuse the day %s', day => {
    expect(z.safeParse(dayQuery, day).success).toBe(false);
  });
});

describe('data', () => {
  it('unwraps the envelope of an answer', () => {
    expect(z.parse(data(z.string()), { data: 'x', more: 1 })).toEqual({ data: 'x' });
    expect(z.safeParse(data(z.string()), 'x').success).toBe(false);
  });
});

describe('shownText', () => {
  it.each(['Åse', 'Jean‑Luc', 'O’Brien', 'नी', 'Vi\u0323\u0302t', '👩‍💻', ''])('accepts %j', text => {
    expect(z.safeParse(shownText(100), text).success).toBe(true);
  });

  it.each([
    '\u202eenhA',
    'A\u2066B',
    '\u200b',
    'A\u001b[0m',
    'A\r\nB',
    '\uffff',
    '\u200d',
    '\ud83d',
    'A\u2028B',
    'A\u2029B',
    '\u3164',
    '\u2800 \u115f',
    `A${'\u0300'.repeat(5)}`,
  ])('refuses %j, which contains invisible or control characters or too many accents', text => {
    expect(z.safeParse(shownText(100), text).success).toBe(false);
  });
});
