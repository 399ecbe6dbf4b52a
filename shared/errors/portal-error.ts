/**
 * The portal's errors. Each has a Danish message and says whether a retry makes sense. Pages show them in an
 * exception box; the shell shows mutation errors in a toast.
 */
import type { ApiError } from '../contracts/api-error.ts';
import { dataParsingText, generalNetworkText, paymentModuleText, statusText } from './error-texts.ts';

/** Kind of error, for code that must distinguish them. `message` is for users. */
export type PortalErrorKind =
  | 'authentication'
  | 'data-parsing'
  | 'network'
  | 'payment-module'
  | 'self-service'
  | 'unauthorized';

/** Base class of all errors with a message for users. Test with {@link isPortalError}. */
export class PortalError extends Error {
  readonly kind: PortalErrorKind;
  /** Whether the exception box offers 'Prøv igen'. */
  readonly retryable: boolean;
  /** The x-correlation-id of the call, for customer service. */
  readonly correlationId: string | undefined;

  constructor(kind: PortalErrorKind, message: string, options: PortalErrorOptions) {
    super(message, { cause: options.cause });
    this.name = 'PortalError';
    this.kind = kind;
    this.retryable = options.retryable;
    this.correlationId = options.correlationId;
  }
}

interface PortalErrorOptions {
  retryable: boolean;
  correlationId?: string | undefined;
  cause?: unknown;
}

interface RefusalOptions {
  /** The code's message from `code-texts.ts`; the status's message if those failed to load. */
  readonly message?: string | undefined;
  readonly saysAll?: boolean | undefined;
  readonly correlationId?: string;
}

/** An error described by the backend; `code` and `subCode` are its wire values. */
export class SelfserviceError extends PortalError {
  readonly code: string;
  readonly subCode: string | undefined;
  /** HTTP status as a number. */
  readonly status: number;
  readonly failingSystem: string;
  /** Whether the message is complete on its own, because a retry would fail again. */
  readonly saysAll: boolean;

  constructor(body: ApiError, status: number, options: RefusalOptions = {}) {
    const { message = statusText(status), saysAll = false, correlationId } = options;
    super('self-service', message, { retryable: true, correlationId });
    this.name = 'SelfserviceError';
    this.code = body.code;
    this.subCode = body.subCode ?? undefined;
    this.status = status;
    this.failingSystem = body.failingSystem;
    this.saysAll = saysAll;
  }
}

/** A call without a usable response: only an HTTP status, or no response at all. */
export class NetworkError extends PortalError {
  /** HTTP status, or undefined without a response. */
  readonly status: number | undefined;

  constructor(status?: number, options: { correlationId?: string; cause?: unknown } = {}) {
    super('network', status === undefined ? generalNetworkText : statusText(status), {
      retryable: true,
      ...options,
    });
    this.name = 'NetworkError';
    this.status = status;
  }
}

/** The response violates its contract (ERR-012 to ERR-014). */
export class DataParsingError extends PortalError {
  /** The offending properties as dotted paths, such as `users.3.email`. */
  readonly properties: readonly string[];

  constructor(properties: readonly string[], correlationId?: string) {
    super('data-parsing', dataParsingText, { retryable: true, correlationId });
    this.name = 'DataParsingError';
    this.properties = properties;
  }
}

/** The access token is no longer valid; the shell's login-expired dialog is already open. */
export class UnauthorizedError extends PortalError {
  constructor(correlationId?: string) {
    super('unauthorized', statusText(401), { retryable: false, correlationId });
    this.name = 'UnauthorizedError';
  }
}

/** Sign-in failed. The shell shows its authentication error page (ERR-017). */
export class AuthenticationError extends PortalError {
  constructor(message = 'Login failed.', cause?: unknown) {
    super('authentication', message, { retryable: false, cause });
    this.name = 'AuthenticationError';
  }
}

/** The card payment module failed to load or start (ERR-016). */
export class PaymentModuleError extends PortalError {
  constructor(cause?: unknown) {
    super('payment-module', paymentModuleText, { retryable: true, cause });
    this.name = 'PaymentModuleError';
  }
}

/**
 * Whether an error is a PortalError. Checks the shape, not the class, because a remote may bundle its own
 * copy of this module.
 */
export const isPortalError = (error: unknown): error is PortalError =>
  error instanceof Error && 'kind' in error && 'retryable' in error;
