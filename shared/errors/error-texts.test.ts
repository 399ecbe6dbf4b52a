import { DOMAIN_CODES } from '../contracts/api-error.ts';
import { codeTexts, kindTexts, paymentModuleText, statusText } from './error-texts.ts';

const seriousServerError =
  'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.';
const notFound = 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.';
const missingRights = 'Den nuværende bruger mangler rettigheder.';
const badRequest = 'Der er sket en fejl. Hvis problemet fortsætter, kontakt da kundeservice.';
const notAnswering = 'Tjenesten svarer ikke lige nu. Prøv igen om lidt.';

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

/** Only named by the requirements (ERR-050, ERR-051), so the fallback speaks for them. */
const withoutText = [
  'InvalidInvitationTypeGiven',
  'TargetAccountBelongRootAccountCurrentAccount',
  'TargetAccountProductGroupMastCurrentAccountProductGroup',
];

it.each(DOMAIN_CODES.filter(code => !withoutText.includes(code)))(
  'words the domain code %s as a whole sentence',
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
