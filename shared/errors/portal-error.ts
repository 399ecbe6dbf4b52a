/**
 * The portal's errors. Each knows its Danish message and whether trying again makes sense; a page shows
 * them in an exception box, the shell shows those of mutations in a toast.
 */
import type { ApiError } from '../contracts/api-error.ts';
import { dataParsingText, generalNetworkText, paymentModuleText, statusText } from './error-texts.ts';

/** What went wrong, for code that has to tell. `message` is for people. */
export type PortalErrorKind =
  | 'authentication'
  | 'data-parsing'
  | 'network'
  | 'payment-module'
  | 'self-service'
  | 'unauthorized';

/** Base of all errors with a message that may be shown. Test with {@link isPortalError}. */
export class PortalError extends Error {
  readonly kind: PortalErrorKind;
  /** True where the exception box offers 'Prøv igen'. */
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
  /** The sentence of its code, of `code-texts.ts`; that of its status where the sentence could not be fetched. */
  readonly message?: string | undefined;
  readonly saysAll?: boolean | undefined;
  readonly correlationId?: string;
}

/** An error that the backend describes; `code` and `subCode` are its wire values. */
export class SelfserviceError extends PortalError {
  readonly code: string;
  readonly subCode: string | undefined;
  /** HTTP status as a number. */
  readonly status: number;
  readonly failingSystem: string;
  /** The message is all there is to say: nothing is gained by trying the same again. */
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

/** A call without a usable answer: a bare HTTP status, or none at all. */
export class NetworkError extends PortalError {
  /** HTTP status, or undefined when there was no answer. */
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

/** The answer does not have the shape of its contract (ERR-012 to ERR-014). */
export class DataParsingError extends PortalError {
  /** The offending properties as dotted paths, such as `users.3.email`. */
  readonly properties: readonly string[];

  constructor(properties: readonly string[], correlationId?: string) {
    super('data-parsing', dataParsingText, { retryable: true, correlationId });
    this.name = 'DataParsingError';
    this.properties = properties;
  }
}

/** The access token is no longer good; the shell's login-expired dialog is already open. */
export class UnauthorizedError extends PortalError {
  constructor(correlationId?: string) {
    super('unauthorized', statusText(401), { retryable: false, correlationId });
    this.name = 'UnauthorizedError';
  }
}

/** Sign-in failed. The shell answers with its authentication error page (ERR-017). */
export class AuthenticationError extends PortalError {
  constructor(message = 'Login failed.', cause?: unknown) {
    super('authentication', message, { retryable: false, cause });
    this.name = 'AuthenticationError';
  }
}

/** The card payment module did not load or did not start (ERR-016). */
export class PaymentModuleError extends PortalError {
  constructor(cause?: unknown) {
    super('payment-module', paymentModuleText, { retryable: true, cause });
    this.name = 'PaymentModuleError';
  }
}

/**
 * Tells whether an error is one of ours. Looks at the shape, not the class: a remote may hold its own copy
 * of this module.
 */
export const isPortalError = (error: unknown): error is PortalError =>
  error instanceof Error && 'kind' in error && 'retryable' in error;
