/** Error codes of temporary failures (PostgreSQL manual, appendix A). */
const temporaryCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization failure
  '40P01', // deadlock
  '25006', // read-only: another server has taken its place, or is about to
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // not started yet
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Error messages of the driver and pool, which have no codes. */
const temporaryMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether the database is unavailable, overloaded, full or locked, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return temporaryCodes.has(code) || /^(?:08|53)/.test(code) || temporaryMessages.test(error.message);
}

/** Whether the server is read-only. A new connection may reach the current primary. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

/** Whether a statement timed out without any answer from the server. */
export function isQueryTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
