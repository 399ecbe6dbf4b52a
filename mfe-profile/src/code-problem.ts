import type { CodeOutcome } from 'shared/contracts/one-time-code';
import { validationTexts } from 'shared/validation/texts';
import { codeTexts, triesLeftText } from './change-texts.ts';

/** Why a code was rejected: the outcome of the attempt, or that the code is no longer valid. */
export type CodeRefusal =
  | { readonly outcome: Exclude<CodeOutcome, 'Verified'>; readonly attemptsLeft: number }
  | { readonly outcome: 'Gone' };

/** The field's error (VAL-022) and a hint on what to do next. */
export const codeProblem = (refusal: CodeRefusal): { message: string; help?: string } => {
  if (refusal.outcome === 'Wrong')
    return { message: validationTexts.accessCode.wrong, help: triesLeftText(refusal.attemptsLeft) };
  return { message: refusal.outcome === 'Burned' ? codeTexts.burned : codeTexts.dead };
};
