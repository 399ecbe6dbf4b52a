/** Wraps the payment provider's library. Nothing else imports it. */
import { AdyenCheckout, Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { CardPayment } from 'shared/card-payment';

export interface CardSession {
  readonly id: string;
  readonly sessionData: string;
  /** Called when the library is done: only the API knows the outcome of the payment. */
  readonly onEnded: () => void;
  /** Called when a request failed, during a payment or before one. */
  readonly onError: (error: Error) => void;
}

export interface MountedCard {
  /** Call while the element is still in the page. */
  readonly remove: () => void;
}

export interface Library {
  /** Renders the card's fields in the element's text colour; calls `onReady` once all fields accept input. */
  readonly mount: (place: HTMLElement, onReady: () => void) => MountedCard;
  /** Completes a payment after the redirect back from the card's bank. */
  readonly finish: (redirectResult: string) => void;
}

const addressesOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const base = `${url}/checkoutshopper/`;
  return { _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } } };
};

/**
 * The library creates one field after another, each when the previous one has answered or timed out, and cannot be
 * cancelled: in an element that was removed it would create the rest and log errors. It tolerates a field that cannot
 * be created.
 */
const refuseFields = (place: HTMLElement): void => {
  for (const holder of place.querySelectorAll('[data-cse]'))
    holder.appendChild = () => {
      throw new Error('The place of the card fields is gone.');
    };
};

export const startLibrary = async (settings: CardPayment, session: CardSession): Promise<Library> => {
  const { environment, clientKey, url } = settings;
  const { id, sessionData, onEnded, onError } = session;
  const checkout = await AdyenCheckout({
    environment,
    clientKey,
    locale: 'da-DK',
    countryCode: 'DK',
    session: { id, sessionData },
    ...addressesOf(url),
    analytics: { enabled: false },
    // No device fingerprint: it would be one more iframe, and more personal data.
    risk: { enabled: false },
    onPaymentCompleted: onEnded,
    onPaymentFailed: onEnded,
    onError,
  });
  return {
    mount: (place, onReady) => {
      const styles = () => ({ base: { color: getComputedStyle(place).color } });
      const follow = () => {
        card.updateStyles(styles());
      };
      const card = new Card(checkout, {
        onConfigSuccess: () => {
          // A field created after the colour scheme changed still has the old colour.
          follow();
          onReady();
        },
        _disableClickToPay: true,
        styles: styles(),
      });
      const scheme = matchMedia('(prefers-color-scheme: dark)');
      card.mount(place);
      scheme.addEventListener('change', follow);
      return {
        remove: () => {
          scheme.removeEventListener('change', follow);
          refuseFields(place);
          card.unmount();
        },
      };
    },
    finish: redirectResult => {
      checkout.submitDetails({ details: { redirectResult } });
    },
  };
};
