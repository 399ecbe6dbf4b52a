/**
 * An error that the person who started the platform can fix. Its message is one clear sentence, printed
 * alone: without a stack or class name.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
