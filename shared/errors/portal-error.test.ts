import type { ApiError } from '../contracts/api-error.ts';
import {
  AuthenticationError,
  DataParsingError,
  isPortalError,
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

it('makes a retryable error of a backend error body (HTTP-017)', () => {
  const error = new SelfserviceError(body({ subCode: null, statusCode: '400' }), 400, {
    correlationId: 'correlation-1',
  });
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

it('says what its status means where the sentence of its code could not be fetched, and that more may help', () => {
  expect(new SelfserviceError(body({ code: 'Forbidden' }), 403)).toMatchObject({
    message: 'Den nuværende bruger mangler rettigheder.',
    saysAll: false,
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
