import { refusalOf } from 'shared/errors/refusal';
import type { Http } from 'shared/http';
import { askWhetherSimIsFree } from '../sim-cards.writes.ts';
import { refusedSimTexts } from './texts.ts';

/** Whether a SIM card can be taken into use, and why not (SIM-020). */
export interface SimValidation {
  readonly isSimCardNumberValid: boolean;
  readonly message?: string;
}

const refused = (message: string): SimValidation => ({ isSimCardNumberValid: false, message });

/** Asks the server about a number (SIM-017). Rejects with any error that says nothing about it (SIM-023). */
export const validateSimNumber = async (http: Http, number: string): Promise<SimValidation> => {
  try {
    await askWhetherSimIsFree(http, number);
    return { isSimCardNumberValid: true };
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404)
      return refused(refusedSimTexts.unknown);
    const code = refusalOf(error);
    if (code === 'IccNotAvailable' || code === 'IccAlreadyInUse') return refused(refusedSimTexts.inUse);
    throw error;
  }
};
