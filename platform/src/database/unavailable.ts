/** What PostgreSQL says when it is the moment that is wrong, not the statement (PostgreSQL manual, appendix A). */
const passingCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '40001', // could not be run beside others
  '40P01', // deadlock
  '53300', // too many connections
  '57P01', // being shut down
  '57P02', // has crashed
  '57P03', // not started yet
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** What the driver and its pool say; they give no codes. */
const passingMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether the database is away, overloaded or locked: the same call may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passingCodes.has(code) || code.startsWith('08') || passingMessages.test(error.message);
}

/** Whether a server took a statement and said nothing for so long that nobody waits any more. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
