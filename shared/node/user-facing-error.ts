/**
 * A failure that the person who started the platform can do something about. Its message is one
 * clear sentence, meant to be printed alone: without a stack, without the class name.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
