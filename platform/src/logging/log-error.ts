import { inspect } from 'node:util';

/** Writes a failure that nobody is told about otherwise to the error output. */
export function logError(message: string, error: unknown): void {
  process.stderr.write(`${message} ${inspect(error)}\n`);
}
