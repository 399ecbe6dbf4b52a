/** Code that the page wanted to load later and that is not there any more: a newer version has taken its place. */

const maxCauses = 5;

/** How webpack says that a script or a style sheet of a chunk did not come. */
const isMissingChunk = (error: Error): boolean =>
  error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');

/** The chunk of the shell's or of a remote's that `error`, or what caused it, is about: one error for each try. */
export const missingCodeOf = (error: unknown): Error | undefined => {
  let current = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if (isMissingChunk(current)) return current;
    current = current.cause;
  }
  return undefined;
};

/** Address of the missing chunk, where webpack tells it. */
export const addressOfMissingCode = (error: unknown): string | undefined => {
  const chunk = missingCodeOf(error);
  return chunk && 'request' in chunk && typeof chunk.request === 'string' ? chunk.request : undefined;
};
