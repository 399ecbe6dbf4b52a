import { writtenAddressSchema } from '../contracts/account-changes.ts';
import { ADDRESS_LIMITS } from '../contracts/text-limits.ts';
import { accountNameRule } from './account-name.ts';
import { addressShape, emptyAddress } from './address.ts';
import { effectiveDateRule, latestEffectiveDate } from './effective-date.ts';
import { eanRule, eanWarning } from './ean.ts';
import { emailRule } from './email.ts';
import { PASSWORD_PATTERN } from '../contracts/password.ts';
import { passwordRequirements, passwordRule, samePasswordRule } from './password.ts';
import { requiredRule } from './required.ts';
import { field } from './rule.ts';
import { validationTexts as texts } from './texts.ts';
import type { RequiredField } from './texts.ts';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from '../contracts/attachment.ts';
import { uploadRule } from './upload.ts';
import * as z from 'zod/mini';

const pdf = { name: 'fuldmagt.pdf', size: 1000, type: 'application/pdf' };

it.each([
  ['only one file (VAL-009)', [pdf, pdf], texts.upload.single],
  ['only accepted types (VAL-010)', [{ ...pdf, type: 'text/html' }], texts.upload.type],
  ['at most 2 GB (VAL-011)', [{ ...pdf, size: MAX_ATTACHMENT_BYTES + 1 }], texts.upload.size],
  ['exactly 2 GB (VAL-011)', [{ ...pdf, size: MAX_ATTACHMENT_BYTES }], undefined],
  ['no empty file (VAL-031)', [{ ...pdf, size: 0 }], texts.upload.empty],
  ['a PDF', [pdf], undefined],
])('upload accepts %s', (_, files, verdict) => {
  expect(uploadRule(files)).toBe(verdict);
});

it.each([
  ['', texts.password.required],
  ['Abc1234', texts.password.length],
  ['abcdefg1', texts.password.characters],
  ['ABCDEFG1', texts.password.characters],
  ['Abcdefgh', texts.password.characters],
  ['Portal2026', undefined],
  ['Ærøskøb1', undefined],
])('password %s (VAL-016, VAL-017)', (value, verdict) => {
  expect(passwordRule(value)).toBe(verdict);
});

it.each(['', 'Abc1234', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', '𝒜𝒷𝒸1', 'Abcdefg1'])(
  'the requirements of the password %s agree with its rule and with the API (VAL-016, VAL-017)',
  value => {
    const isGood = passwordRequirements(value).every(({ isMet }) => isMet);
    expect(isGood).toBe(passwordRule(value) === undefined);
    expect(isGood).toBe(PASSWORD_PATTERN.test(value));
  },
);

it('a repeated password has to be the same (VAL-018)', () => {
  expect(samePasswordRule('Portal2026')('Portal2026')).toBeUndefined();
  expect(samePasswordRule('Portal2026')('portal2026')).toBe(texts.password.mismatch);
});

it.each([
  ['A', texts.accountName],
  ['A1', texts.accountName],
  ['Øl', undefined],
])('account name %s (VAL-019)', (value, verdict) => {
  expect(accountNameRule(value)).toBe(verdict);
});

it.each([
  ['', texts.required.email],
  ['anna', texts.email.format],
  ['anna@', texts.email.format],
  ['@demo.example', texts.email.format],
  ['an na@demo.example', texts.email.format],
  ['anna@demo..example', texts.email.format],
  ['anna@demo.example', undefined],
])('e-mail %s (VAL-023)', (value, verdict) => {
  expect(emailRule(value)).toBe(verdict);
});

const requiredFields: RequiredField[] = [
  'firstName',
  'lastName',
  'companyName',
  'email',
  'zipCode',
  'country',
  'streetName',
  'houseNumber',
  'region',
  'city',
  'address',
  'date',
  'accountNumber',
  'subscription',
  'number',
];

it.each(requiredFields)('%s has its own required message (VAL-026)', name => {
  expect(requiredRule(name)('  ')).toBe(texts.required[name]);
  expect(requiredRule(name)('x')).toBeUndefined();
});

it('the power of attorney has a required message (VAL-027)', () => {
  expect(requiredRule('powerOfAttorney')('')).toBe('Vælg en fuldmagt');
});

it.each([
  ['2026-11-20', '2027-03-20'],
  ['2026-10-31', '2027-02-28'],
  ['2027-10-31', '2028-02-29'],
  ['2026-01-01', '2026-05-01'],
])('on %s the latest effective date is %s (VAL-029)', (today, last) => {
  expect(latestEffectiveDate(today)).toBe(last);
});

const anAddress = { ...emptyAddress, streetName: 'Kajvej', houseNumber: '4', zip: '2150', city: 'Nordhavn' };
const addressSchema = z.object(addressShape);

it.each([
  ['streetName', 'Vejnavnet må højst være på 100 tegn'],
  ['houseNumber', 'Husnummeret må højst være på 10 tegn'],
  ['floor', 'Etagen må højst være på 10 tegn'],
  ['direction', 'Døren må højst være på 10 tegn'],
  ['city', 'Bynavnet må højst være på 60 tegn'],
  ['country', 'Landet må højst være på 60 tegn'],
  ['landlordName', 'C/o-navnet må højst være på 100 tegn'],
] as const)('an address accepts at most the maximum of %s, like the API', (name, sentence) => {
  const longest = { ...anAddress, [name]: 'a'.repeat(ADDRESS_LIMITS[name]) };
  const tooLong = { ...longest, [name]: `${longest[name]}a` };
  for (const schema of [addressSchema, writtenAddressSchema]) {
    expect(schema.safeParse(longest).success).toBe(true);
    expect(schema.safeParse(tooLong).success).toBe(false);
  }
  // Surrounding spaces are trimmed before.
  expect(addressSchema.safeParse({ ...longest, [name]: ` ${longest[name]} ` }).success).toBe(true);
  expect(addressSchema.safeParse(tooLong).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it.each([
  ['', texts.required.date],
  ['20.11.2026', texts.required.date],
  ['2027-03-20', undefined],
  ['2027-03-21', texts.effectiveDate],
])('effective date %s (VAL-029)', (value, verdict) => {
  expect(effectiveDateRule('2026-11-20')(value)).toBe(verdict);
});

it('a form field trims its value and returns one error', () => {
  const schema = field(emailRule);
  expect(schema.parse(' anna@demo.example ')).toBe('anna@demo.example');
  expect(schema.safeParse('anna').error?.issues.map(issue => issue.message)).toEqual([texts.email.format]);
});

it('attachments may be PDF, JPG and PNG (VAL-012)', () => {
  expect(ATTACHMENT_TYPES).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
});

const sentencesOf = (part: object): string[] =>
  Object.values(part).flatMap((each: string | object) =>
    typeof each === 'string' ? [each] : sentencesOf(each),
  );

it('every text is a whole sentence in Danish, and the quoted ones are exact (VAL-030)', () => {
  const all = sentencesOf(texts);
  expect(all.filter(sentence => !/^[A-ZÆØÅ][^!]+[^!.,;:]\.?$/.test(sentence))).toEqual([]);
  expect(all).toEqual(
    expect.arrayContaining([
      'Forkert kode',
      'Du skal vælge en mulighed',
      'Du skal vælge minimum ét kundenummer',
    ]),
  );
});

it('a wrong check digit of an EAN number is a warning, which does not block the form (VAL-031)', () => {
  expect(eanWarning('5790000000001')).toBe(texts.ean.checkDigit);
  expect(eanRule('5790000000001')).toBeUndefined();
});
