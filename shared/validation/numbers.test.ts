import { accessCodeRule } from './codes.ts';
import { eanRule, eanWarning } from './ean.ts';
import { phoneRule, tidyPhone } from './phone.ts';
import { internalSimNumberRule, simNumberRule, tidySimNumber } from './sim-number.ts';
import { validationTexts as texts } from './texts.ts';

const digits = (count: number) => '8945'.repeat(5).slice(0, count);

describe('SIM number', () => {
  it.each([
    ['is required (VAL-001)', '', texts.simNumber.required],
    ['has no decimals (VAL-002)', '89450,5', texts.simNumber.whole],
    ['has no letters (VAL-002)', '8945A', texts.simNumber.whole],
    ['is not negative (VAL-003)', '-8945', texts.simNumber.negative],
    ['of any card has 11 digits (VAL-005)', digits(11), undefined],
    ['of any card has 19 digits (VAL-005)', digits(19), undefined],
    ['of any card has 20 digits (VAL-005)', digits(20), undefined],
    ['of any card does not have 12 digits (VAL-005)', digits(12), texts.simNumber.length],
  ])('%s', (_, value, verdict) => {
    expect(simNumberRule(value)).toBe(verdict);
  });

  it.each([
    [digits(20), undefined],
    [digits(19), texts.simNumber.internalLength],
    [digits(11), texts.simNumber.internalLength],
  ])('of an internal card has 20 digits: %s (VAL-004)', (value, verdict) => {
    expect(internalSimNumberRule(value)).toBe(verdict);
  });

  it('has a text for a number that does not match the previous entry (VAL-006)', () => {
    expect(texts.simNumber.mismatch).toBe('Simkortnummeret er ikke det samme som det, du indtastede før');
  });

  it('may be pasted with spaces', () => {
    expect(simNumberRule(tidySimNumber(' 8945 8945 894\u00a0'))).toBeUndefined();
  });
});

it.each([
  ['', texts.ean.required],
  ['-5790000000000', texts.ean.negative],
  ['579000000000.0', texts.ean.whole],
  ['579000000000', texts.ean.length],
  ['5790000000000', undefined],
])('EAN number %s (VAL-008)', (value, verdict) => {
  expect(eanRule(value)).toBe(verdict);
});

it.each([
  ['5790001330552', undefined],
  ['5790001330553', texts.ean.checkDigit],
  ['579', undefined],
])('warns about a wrong check digit without refusing it: %s', (value, warning) => {
  expect(eanWarning(value)).toBe(warning);
});

it.each([
  ['', texts.phone.required],
  ['2345678', texts.phone.length],
  ['223456789', texts.phone.length],
  ['2234567a', texts.phone.digits],
  ['12345678', texts.phone.start],
  ['22345678', undefined],
])('phone number %s (VAL-013, VAL-014, VAL-015)', (value, verdict) => {
  expect(phoneRule(value)).toBe(verdict);
});

it.each(['22 34 56 78', '+45 22345678', '004522-34-56-78', '22345678'])('normalises %s', entered => {
  expect(tidyPhone(entered)).toBe('22345678');
});

it.each([
  ['', texts.accessCode.required],
  ['123', texts.accessCode.length],
  ['12345', texts.accessCode.length],
  ['12a4', texts.accessCode.length],
  ['0420', undefined],
])('access code %s (VAL-021)', (value, verdict) => {
  expect(accessCodeRule(value)).toBe(verdict);
});

it("has the text 'Forkert kode' for a wrong two-factor code (VAL-022)", () => {
  expect(texts.accessCode.wrong).toBe('Forkert kode');
});
