import { isPortalError } from 'shared/errors/portal-error';
import { hasStatus, refusalOf } from 'shared/errors/refusal';
import type { Http } from 'shared/http';
import { askWhetherSimIsFree } from './sim-cards.writes.ts';

/** Whether a SIM card can be activated, and why not (SIM-020). */
export type SimValidation = 'free' | 'unknown' | 'inUse' | 'cannotTell';

/** Has the server check a number (SIM-017). */
export const validateSimNumber = async (http: Http, number: string): Promise<SimValidation> => {
  try {
    await askWhetherSimIsFree(http, number);
    return 'free';
  } catch (error) {
    // The login-expired dialog reports it.
    if (isPortalError(error) && error.kind === 'unauthorized') throw error;
    if (hasStatus(error, 404)) return 'unknown';
    const code = refusalOf(error);
    return code === 'IccNotAvailable' || code === 'IccAlreadyInUse' ? 'inUse' : 'cannotTell';
  }
};
