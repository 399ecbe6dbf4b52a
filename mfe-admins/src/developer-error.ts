import { developerErrorTexts } from './administrator-texts.ts';

/** Mistakes that the portal itself makes, or an address that somebody wrote by hand (ERR-059). */
export type DeveloperErrorKind = keyof typeof developerErrorTexts;

/** Has the shape of the portal's errors, so that pages and toasts show its sentence. */
export class DeveloperError extends Error {
  readonly kind: DeveloperErrorKind;
  readonly retryable = true;

  constructor(kind: DeveloperErrorKind) {
    super(developerErrorTexts[kind]);
    this.name = 'DeveloperError';
    this.kind = kind;
  }
}
