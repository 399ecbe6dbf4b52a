import { inspect } from 'node:util';

/** Writes an error that is reported nowhere else to stderr. */
export function logError(message: string, error: unknown): void {
  process.stderr.write(`${message} ${inspect(error)}\n`);
}
