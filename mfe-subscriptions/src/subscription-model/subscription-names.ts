import { formatPhoneNumber } from 'shared/format/phone';

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** Who uses the subscription; undefined where nobody is named. */
export const userName = ({ firstName, lastName }: Named): string | undefined =>
  [firstName, lastName]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' ') || undefined;

interface Numbered {
  readonly telephoneNumber?: string | null | undefined;
  readonly circuitId?: string | null | undefined;
}

/** '12 34 56 78' (FMT-002), or the line id of a fixed line; undefined where there is neither. */
export const subscriptionNumber = ({ telephoneNumber, circuitId }: Numbered): string | undefined =>
  telephoneNumber ? formatPhoneNumber(telephoneNumber) : (circuitId ?? undefined);

interface Described extends Named {
  readonly name: string;
  readonly telephoneNumber?: { readonly localNumber: string } | null | undefined;
  readonly circuitId?: string | null | undefined;
}

/** Says below a page's title which subscription it is about: 'Mette Holm · 12 34 56 78'. */
export const subscriptionHelp = (subscription: Described): string => {
  const { name, telephoneNumber, circuitId } = subscription;
  const number = subscriptionNumber({ telephoneNumber: telephoneNumber?.localNumber, circuitId });
  return [userName(subscription) ?? name, number].filter(Boolean).join(' · ');
};
