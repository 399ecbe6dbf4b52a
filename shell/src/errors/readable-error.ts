/**
 * What was thrown, or an error in its place if it cannot be read: code of a remote may throw anything, and reading it
 * must not throw again.
 */
export const readableError = (thrown: unknown): unknown => {
  try {
    const texts = thrown instanceof Error ? [thrown.stack ?? '', thrown.message] : [String(thrown)];
    if (texts.every(text => typeof text === 'string')) return thrown;
  } catch {
    // Reported below.
  }
  return new Error('Something was thrown that cannot be read.');
};
