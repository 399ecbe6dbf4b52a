import { DOMAIN_CODES, EFFECTIVE_DATE_CODES } from '../contracts/api-error.ts';
import {
  codeTexts,
  dataParsingText,
  kindTexts,
  paymentModuleText,
  saysAll,
  statusText,
} from './error-texts.ts';

const seriousServerError =
  'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.';
const notFound = 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.';
const missingRights = 'Den nuværende bruger mangler rettigheder.';
const badRequest = 'Der er sket en fejl. Hvis problemet fortsætter, kontakt da kundeservice.';
const notAnswering = 'Tjenesten svarer ikke lige nu.';

it.each([
  ['ERR-001', kindTexts.unknown, 'Der er sket en ukendt fejl.'],
  ['ERR-002', kindTexts.forbidden, missingRights],
  ['ERR-003', kindTexts.notFound, notFound],
  ['ERR-004', kindTexts.internalServerError, seriousServerError],
  ['ERR-005', kindTexts.invalidToken, 'Der er enten noget galt med den unikke nøgle og/eller email.'],
  ['ERR-016', paymentModuleText, 'Der er sket en fejl i betalingsmodulet.'],
])('says the quoted text (%s)', (_id, text, quoted) => {
  expect(text).toBe(quoted);
});

it.each([
  ['ERR-006', 500, seriousServerError],
  ['ERR-007', 404, notFound],
  ['ERR-008', 403, missingRights],
  ['ERR-009', 400, badRequest],
  ['ERR-010', 409, badRequest],
  ['ERR-010', 429, 'Du har prøvet for mange gange på kort tid. Vent et øjeblik, og prøv igen.'],
  ['ERR-010', 502, notAnswering],
  ['ERR-010', 503, notAnswering],
])('has a text for an HTTP status (%s): %d', (_id, status, text) => {
  expect(statusText(status)).toBe(text);
});

/** Only named by the requirements (ERR-050), so the fallback speaks for it. */
const withoutText = 'InvalidInvitationTypeGiven';

it.each(DOMAIN_CODES.filter(code => code !== withoutText))(
  'words the domain code %s as a whole sentence (ERR-053)',
  code => {
    expect(codeTexts[code]).toMatch(/^[A-ZÆØÅ].*\.$/);
  },
);

it.each([
  ['ERR-037', 'InvalidPassword', /forkert eller ugyldig/],
  ['ERR-038', 'SubscriptionPendingNumberporting', /ikke mulig.*nummerflytning/],
  ['ERR-039', 'SubscriptionPendingTermination', /ikke mulig.*opsagt/],
  ['ERR-040', 'SearchQueryNeedsTobeAtleastTwoCharactersLong', /mindst 2 tegn/],
  ['ERR-041', 'IccShouldContainDigitsOnly', /kun bestå af cifre/],
  // The specification has only a placeholder for this code (ERR-054): ours names a SIM card that is taken.
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
])('says what the code means (%s): %s', (_id, code, meaning) => {
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
])('tells which rule a date breaks (ERR-052, ERR-055): %s', (code, rule) => {
  expect(EFFECTIVE_DATE_CODES).toContain(code);
  expect(codeTexts[code]).toMatch(rule);
});

it('says the whole data-parsing sentence, and what to do now (ERR-012, ERR-015)', () => {
  expect(dataParsingText).toBe(
    'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog... Prøv igen om lidt.',
  );
});

it.each([
  ['a refusal of ours', 'StaleVersion', true],
  ['one that the specification names (ERR-019, ERR-039)', 'SubscriptionPendingTermination', false],
  ['a code without a sentence', 'IdempotencyKeyReused', false],
  ['what every object has', 'constructor', false],
])('knows whether a sentence is all there is to say: %s', (_what, code, expected) => {
  expect(saysAll(code)).toBe(expected);
});
