import { dataParsingText, kindTexts, paymentModuleText, statusText } from './error-texts.ts';

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
])('has the quoted text (%s)', (_id, text, quoted) => {
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
])('has a text for the HTTP status (%s): %d', (_id, status, text) => {
  expect(statusText(status)).toBe(text);
});

it('has the whole data-parsing text, with what to do next (ERR-012, ERR-015)', () => {
  expect(dataParsingText).toBe(
    'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog... Prøv igen om lidt.',
  );
});
