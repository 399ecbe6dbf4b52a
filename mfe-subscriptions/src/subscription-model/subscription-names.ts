import { subscriptionNumber } from 'shared/format/subscription-number';

interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** Who uses the subscription; undefined when no user is set. */
export const userName = ({ firstName, lastName }: Named): string | undefined =>
  [firstName, lastName]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' ') || undefined;

interface Described extends Named {
  readonly name: string;
  readonly telephoneNumber?: { readonly localNumber: string } | null | undefined;
  readonly circuitId?: string | null | undefined;
}

/** Identifies the subscription below a page's title: 'Mette Holm · 12 34 56 78'. */
export const subscriptionHelp = (subscription: Described): string => {
  const { name, telephoneNumber, circuitId } = subscription;
  const number = subscriptionNumber({ telephoneNumber: telephoneNumber?.localNumber, circuitId });
  return [userName(subscription) ?? name, number].filter(Boolean).join(' · ');
};
