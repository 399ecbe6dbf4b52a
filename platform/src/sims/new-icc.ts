import { randomInt } from 'node:crypto';
import { ownSimCardPrefix } from 'shared/contracts/sim-card';

export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A new, unused card number for an eSIM or for a plastic card that is sent. */
export const newIcc = (kind: 'Esim' | 'Physical'): string =>
  `${ownSimCardPrefix}${kind === 'Esim' ? '7' : '8'}${digits(13)}`;
