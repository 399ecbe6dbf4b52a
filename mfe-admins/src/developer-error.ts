import { developerErrorTexts } from './administrator-texts.ts';

/** Errors caused by the portal itself or by a hand-written address (ERR-059). */
export type DeveloperErrorKind = keyof typeof developerErrorTexts;

/** Has the shape of a portal error, so that pages and toasts show its message. */
export class DeveloperError extends Error {
  readonly kind: DeveloperErrorKind;
  readonly retryable = true;

  constructor(kind: DeveloperErrorKind) {
    super(developerErrorTexts[kind]);
    this.name = 'DeveloperError';
    this.kind = kind;
  }
}
