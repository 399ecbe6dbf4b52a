import { newMatchingId } from './esim-activation.ts';
import { digits } from './new-icc.ts';

/** What tells an eSIM that is in use from a card of plastic. */
export const esimCard = { service_code: 'ESIM', name: 'E-simkort' };

/** An eSIM that waits to be installed, with a code that nobody has seen. */
export const newEsim = (icc: string, now: Date) => ({
  icc,
  status: 'Ordered' as const,
  matching_id: newMatchingId(),
  puk_code: digits(8),
  ordered_at: now,
});
