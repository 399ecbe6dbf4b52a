/** Writes a failure that nobody is told about otherwise to the error output. */
export function logError(message: string, error: unknown): void {
  console.error(message, error);
}
