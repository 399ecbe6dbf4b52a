import type { ApiError } from '../contracts/api-error.ts';
import { codeTexts } from './error-texts.ts';
import {
  AuthenticationError,
  DataParsingError,
  isPortalError,
  messageOf,
  NetworkError,
  PaymentModuleError,
  SelfserviceError,
  UnauthorizedError,
} from './portal-error.ts';

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
  ['ERR-056', 'a code of the catalogue without a text', { code: 'InvalidInvitationTypeGiven' }, fallback],
  ['HTTP-021', 'no text for the code', { code: 'CallForvardingX', message: 'internal detail' }, fallback],
  ['HTTP-021', 'a code like a property of any object', { code: 'constructor' }, fallback],
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
])('chooses the sentence of a backend error (%s): %s', (_id, _how, changes, message) => {
  expect(messageOf(body(changes))).toBe(message);
});

it('makes a retryable error of a backend error body (HTTP-017)', () => {
  const error = new SelfserviceError(body({ subCode: null, statusCode: '400' }), 400, 'correlation-1');
  expect(error).toMatchObject({
    kind: 'self-service',
    retryable: true,
    code: 'InvalidPassword',
    subCode: undefined,
    status: 400,
    failingSystem: 'Selfservice',
    correlationId: 'correlation-1',
  });
});

it('words a bare status, and the absence of any (HTTP-022, HTTP-023)', () => {
  expect(new NetworkError(404).message).toBe(
    'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
  );
  expect(new NetworkError().message).toBe(
    'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.',
  );
});

it('keeps the offending properties of an answer that breaks its contract (ERR-012, ERR-013, ERR-014)', () => {
  const error = new DataParsingError(['users.3.email']);
  expect(error.message).toMatch(
    /^Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog\.\.\./,
  );
  expect(error).toMatchObject({ retryable: true, properties: ['users.3.email'] });
});

it('lets a failed payment module be tried again (ERR-016)', () => {
  const cause = new Error('script');
  expect(new PaymentModuleError(cause)).toMatchObject({
    message: 'Der er sket en fejl i betalingsmodulet.',
    retryable: true,
    cause,
  });
});

it('does not offer to repeat what needs a new sign-in', () => {
  expect(new UnauthorizedError().retryable).toBe(false);
  expect(new AuthenticationError().retryable).toBe(false);
});

it.each([
  ['one of ours', new NetworkError(500), true],
  [
    "one of another copy's",
    Object.assign(new Error('x'), { kind: 'network', retryable: true, correlationId: undefined }),
    true,
  ],
  ['an ordinary error', new Error('x'), false],
  ['an object that is no error', { kind: 'network', retryable: true }, false],
  ['nothing', undefined, false],
])('recognises its errors by shape: %s', (_what, error, expected) => {
  expect(isPortalError(error)).toBe(expected);
});
