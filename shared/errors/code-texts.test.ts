import { DOMAIN_CODES, EFFECTIVE_DATE_CODES, type ApiError } from '../contracts/api-error.ts';
import { codeTexts, messageOf, saysAll } from './code-texts.ts';

const body = (changes: Partial<ApiError>): ApiError => ({
  code: 'InvalidPassword',
  statusCode: '400',
  failingSystem: 'Selfservice',
  ...changes,
});

const fallback = 'Der er sket en ukendt fejl';

it.each<[string, string, Partial<ApiError>, string | undefined]>([
  ['HTTP-018', 'by code', { code: 'InvalidPassword' }, codeTexts['InvalidPassword']],
  [
    'HTTP-019',
    'by sub-code',
    { code: 'ArgumentError', subCode: 'IllegalSendToEmail' },
    codeTexts['IllegalSendToEmail'],
  ],
  ['HTTP-019', 'not by message', { code: 'ArgumentError', subCode: 'X', message: 'Nej' }, fallback],
  ['HTTP-019', 'without a sub-code', { code: 'ArgumentError', subCode: null }, fallback],
  ['HTTP-020', 'by message', { code: 'Unknown', message: 'Kortet er spærret.' }, 'Kortet er spærret.'],
  ['HTTP-021', 'Unknown without a message', { code: 'Unknown', message: null }, fallback],
  ['ERR-056', 'a known code without a text', { code: 'InvalidInvitationTypeGiven' }, fallback],
  ['HTTP-021', 'an unknown code', { code: 'CallForvardingX', message: 'internal detail' }, fallback],
  ['HTTP-021', 'a code that is a property of Object', { code: 'constructor' }, fallback],
  ['ERR-002', 'Forbidden', { code: 'Forbidden' }, 'Den nuværende bruger mangler rettigheder.'],
  [
    'ERR-003',
    'NotFound',
    { code: 'NotFound' },
    'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
  ],
  [
    'ERR-004',
    'InternalServerError',
    { code: 'InternalServerError' },
    'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
  ],
  [
    'ERR-005',
    'InvalidToken',
    { code: 'InvalidToken' },
    'Der er enten noget galt med den unikke nøgle og/eller email.',
  ],
])('chooses the message of a backend error (%s): %s', (_id, _how, changes, message) => {
  expect(messageOf(body(changes))).toBe(message);
});

/** Listed by the requirements without a text (ERR-050), so it gets the fallback. */
const withoutText = 'InvalidInvitationTypeGiven';

it.each(DOMAIN_CODES.filter(code => code !== withoutText))(
  'has a whole sentence for the domain code %s (ERR-053)',
  code => {
    expect(codeTexts[code]).toMatch(/^[A-ZÆØÅ].*\.$/);
  },
);

it.each([
  'CustomerIdIsRequired',
  'InvalidInvoiceFormatGiven',
  'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
  'PreferedContactTypeWasNotSelected',
  'SubcriptionHasNoStartDate',
  'UnknownShipmentTypeIsSelected',
  'IccCantBeFound',
  'IccNotAvailable',
])('has a message for %s (ERR-048)', subCode => {
  expect(messageOf(body({ code: 'ArgumentError', subCode }))).not.toBe(fallback);
});

it.each([
  ['ERR-037', 'InvalidPassword', /forkert eller ugyldig/],
  ['ERR-038', 'SubscriptionPendingNumberporting', /ikke mulig.*nummerflytning/],
  ['ERR-039', 'SubscriptionPendingTermination', /ikke mulig.*opsagt/],
  ['ERR-040', 'SearchQueryNeedsTobeAtleastTwoCharactersLong', /mindst 2 tegn/],
  ['ERR-041', 'IccShouldContainDigitsOnly', /kun bestå af cifre/],
  // The specification has only a placeholder for this code (ERR-054): our text says that the SIM
  // card is in use.
  ['ERR-042, ERR-054', 'IccAlreadyInUse', /allerede i brug/],
  ['ERR-043', 'CustomerIsMissingContract', /ikke tilgængelige.*mangler en rammeaftale/],
  ['ERR-044', 'InvitationTokenIsNotFound', /det rigtige link/],
  [
    'ERR-045',
    'ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected',
    /mangler en modtageradresse.*levering/,
  ],
  ['ERR-046', 'SelfserviceUserAlreadyExists', /allerede en bruger med denne e-mail/],
  ['ERR-047', 'IllegalSendToEmail', /E-mailen er ugyldig/],
])('explains the code (%s): %s', (_id, code, meaning) => {
  expect(codeTexts[code]).toMatch(meaning);
});

it.each([
  ['EffectiveDateMustNotBeBeforeSubscriptionStart', /ikke ligge før abonnementets startdato/],
  [
    'EffectiveDateMustNotBeBeforeLatestBillCycleStart',
    /ikke ligge før starten på den seneste faktureringsperiode/,
  ],
  ['TargetAccountMustBeCreatedBeforeEffectiveDate', /efter den dag, det nye kundenummer blev oprettet/],
  [
    'EffectiveDateMustBeFirstOfBillingMonthOrQuarterWhenMovingBack',
    /tilbage i tid.*den første dag i en faktureringsmåned eller et faktureringskvartal/,
  ],
  ['EffectiveDateMustNotBeBeforeFirstOfCurrentMonth', /ikke ligge før den første dag i denne måned/],
  [
    'EffectiveDateMustBeFirstDayOfCurrentBillingQuarter',
    /den første dag i det nuværende faktureringskvartal/,
  ],
])('names the rule that a date breaks (ERR-052, ERR-055): %s', (code, rule) => {
  expect(EFFECTIVE_DATE_CODES).toContain(code);
  expect(codeTexts[code]).toMatch(rule);
});

it.each([
  ['our own refusal', 'StaleVersion', true],
  ['a code of the specification (ERR-019, ERR-039)', 'SubscriptionPendingTermination', false],
  ['a code without a sentence', 'IdempotencyKeyReused', false],
  ['a property of Object', 'constructor', false],
])('decides whether the message says everything: %s', (_what, code, expected) => {
  expect(saysAll(body({ code }))).toBe(expected);
  expect(saysAll(body({ code: 'ArgumentError', subCode: code }))).toBe(expected);
});
