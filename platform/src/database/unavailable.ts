/** What PostgreSQL says when it is the moment that is wrong, not the statement (PostgreSQL manual, appendix A). */
const passingCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '40001', // could not be run beside others
  '40P01', // deadlock
  '25006', // takes reads alone: another server has taken its place, or is about to
  '57P01', // being shut down
  '57P02', // has crashed
  '57P03', // not started yet
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** What the driver and its pool say; they give no codes. */
const passingMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether the database is away, overloaded, full or locked: the same call may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passingCodes.has(code) || /^(?:08|53)/.test(code) || passingMessages.test(error.message);
}

/** Whether a connection leads to a server that takes reads alone. One that is made anew may lead to the one in its place. */
export function takesReadsAlone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

/** Whether a server took a statement and said nothing for so long that nobody waits any more. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
