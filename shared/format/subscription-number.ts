import { formatPhoneNumber } from './phone.ts';

interface Numbered {
  readonly telephoneNumber?: string | null | undefined;
  readonly circuitId?: string | null | undefined;
}

/** '12 34 56 78' (FMT-002), or the line id of a fixed line; undefined if it has neither. */
export const subscriptionNumber = ({ telephoneNumber, circuitId }: Numbered): string | undefined =>
  telephoneNumber ? formatPhoneNumber(telephoneNumber) : (circuitId ?? undefined);
