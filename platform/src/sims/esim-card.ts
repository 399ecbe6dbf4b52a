import { newMatchingId } from './esim-activation.ts';
import { digits } from './new-icc.ts';

/** Service code and name that mark an installed eSIM among the SIM cards. */
export const esimCard = { service_code: 'ESIM', name: 'E-simkort' };

/** An eSIM waiting to be installed, with a new code. */
export const newEsim = (icc: string, now: Date) => ({
  icc,
  status: 'Ordered' as const,
  matching_id: newMatchingId(),
  puk_code: digits(8),
  ordered_at: now,
});
