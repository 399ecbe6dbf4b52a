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

it('makes a retryable error from the body of a backend error (HTTP-017)', () => {
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

it('has the text of its status while the text of its code is not loaded', () => {
  expect(new SelfserviceError(body({ code: 'Forbidden' }), 403)).toMatchObject({
    message: 'Den nuværende bruger mangler rettigheder.',
    saysAll: false,
  });
});

it('has a text for a bare status and for none (HTTP-022, HTTP-023)', () => {
  expect(new NetworkError(404).message).toBe(
    'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
  );
  expect(new NetworkError().message).toBe(
    'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.',
  );
});

it('keeps the invalid properties of an answer that breaks the contract (ERR-012, ERR-013, ERR-014)', () => {
  const error = new DataParsingError(['users.3.email']);
  expect(error.message).toMatch(
    /^Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog\.\.\./,
  );
  expect(error).toMatchObject({ retryable: true, properties: ['users.3.email'] });
});

it('is retryable when the payment module fails (ERR-016)', () => {
  const cause = new Error('script');
  expect(new PaymentModuleError(cause)).toMatchObject({
    message: 'Der er sket en fejl i betalingsmodulet.',
    retryable: true,
    cause,
  });
});

it('is not retryable when a new sign-in is needed', () => {
  expect(new UnauthorizedError().retryable).toBe(false);
  expect(new AuthenticationError().retryable).toBe(false);
});

it.each([
  ['our own', new NetworkError(500), true],
  [
    'one of another copy of the module',
    Object.assign(new Error('x'), { kind: 'network', retryable: true, correlationId: undefined }),
    true,
  ],
  ['an ordinary error', new Error('x'), false],
  ['an object that is not an Error', { kind: 'network', retryable: true }, false],
  ['nothing', undefined, false],
])('recognises portal errors by their shape: %s', (_what, error, expected) => {
  expect(isPortalError(error)).toBe(expected);
});
