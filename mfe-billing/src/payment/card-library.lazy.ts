/** The provider's library, behind what this page needs of it. Nothing else imports it. */
import { AdyenCheckout, Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { CardPayment } from 'shared/card-payment';

export interface CardSession {
  readonly id: string;
  readonly sessionData: string;
  /** The library has done what it can: what became of the payment, the API knows. */
  readonly onEnded: () => void;
  /** A call failed on the way, in the middle of a payment or before one. */
  readonly onError: (error: Error) => void;
}

export interface MountedCard {
  /** While the place is still in the page. */
  readonly remove: () => void;
}

export interface Library {
  /** Draws the card's fields, whose text has the colour of their place; `onReady` once all of them can be typed into. */
  readonly mount: (place: HTMLElement, onReady: () => void) => MountedCard;
  /** Ends a payment whose card's bank has sent the person back. */
  readonly finish: (redirectResult: string) => void;
}

const addressesOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const base = `${url}/checkoutshopper/`;
  return { _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } } };
};

/**
 * The library makes one field after another, each when the one before has answered or taken too long, and takes nothing
 * back: into a place that has left the page it would draw the rest, and complain in the console. It bears a field that
 * cannot be drawn.
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
    ...{ environment, clientKey, locale: 'da-DK', countryCode: 'DK', session: { id, sessionData } },
    ...addressesOf(url),
    analytics: { enabled: false },
    // No fingerprint of the device: it would be one more frame, and one more thing known of a person.
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
          // A field that came after the scheme had changed has the colour from before.
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
