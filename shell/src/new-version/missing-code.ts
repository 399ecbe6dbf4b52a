/** Lazy code that no longer exists because a newer version has replaced it. */

const maxCauses = 5;

/** How webpack reports that a script or a style sheet of a chunk failed to load. */
const isMissingChunk = (error: Error): boolean =>
  error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');

/**
 * The error about a missing chunk, of the shell or a remote, in `error` or its causes: the same object for one attempt.
 */
export const missingCodeOf = (error: unknown): Error | undefined => {
  let current = error;
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if (isMissingChunk(current)) return current;
    current = current.cause;
  }
  return undefined;
};

/** Address of the missing chunk, if webpack reports it. */
export const addressOfMissingCode = (error: unknown): string | undefined => {
  const chunk = missingCodeOf(error);
  return chunk && 'request' in chunk && typeof chunk.request === 'string' ? chunk.request : undefined;
};
