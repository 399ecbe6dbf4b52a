import type { CodeOutcome } from 'shared/contracts/one-time-code';
import { validationTexts } from 'shared/validation/texts';
import { codeTexts, triesLeftText } from './change-texts.ts';

/** Why a code was not taken: what came of the try, or that it is for nothing any more. */
export type CodeRefusal =
  | { readonly outcome: Exclude<CodeOutcome, 'Verified'>; readonly attemptsLeft: number }
  | { readonly outcome: 'Gone' };

/** What stands at the field (VAL-022), and what helps on beside it. */
export const codeProblem = (refusal: CodeRefusal): { message: string; help?: string } => {
  if (refusal.outcome === 'Wrong')
    return { message: validationTexts.accessCode.wrong, help: triesLeftText(refusal.attemptsLeft) };
  return { message: refusal.outcome === 'Burned' ? codeTexts.burned : codeTexts.dead };
};
