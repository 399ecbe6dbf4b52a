import { refusalOf } from 'shared/errors/refusal';

/** For the end of a call: tells of one refusal that the page has an answer to, and passes every error on. */
export const tellIf =
  (code: string, onRefused: () => void) =>
  (error: unknown): never => {
    if (refusalOf(error) === code) onRefused();
    throw error;
  };
