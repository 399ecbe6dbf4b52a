import { AdyenCheckout, Card } from '@adyen/adyen-web';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { startCardLibrary } from './card-library.ts';

const mockSubmitDetails = jest.fn();
const mockCard = { mount: jest.fn(), unmount: jest.fn(), updateStyles: jest.fn() };
jest.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: jest.fn(() => Promise.resolve({ submitDetails: mockSubmitDetails })),
  Card: jest.fn(() => mockCard),
}));

const session = { id: 'CS1', sessionData: 'data', onEnded: jest.fn(), onError: jest.fn() };

it.each([
  ['test', 'https://cards.test', 'https://cards.test/checkoutshopper/'],
  ['live', undefined, undefined],
] as const)(
  'starts the provider’s client with the environment %s, client key and URL from the settings (BIL-004)',
  async (environment, url, base) => {
    await startCardLibrary({ environment, clientKey: `${environment}_key`, url }, session);
    const [[given] = []] = jest.mocked(AdyenCheckout).mock.calls.slice(-1);
    expect(given).toMatchObject({
      environment,
      clientKey: `${environment}_key`,
      locale: 'da-DK',
      countryCode: 'DK',
      session: { id: 'CS1', sessionData: 'data' },
      analytics: { enabled: false },
    });
    expect(given).toHaveProperty('risk.enabled', false);
    const addresses = { api: base, analytics: base, cdn: { images: base, translations: base } };
    if (base) expect(given).toHaveProperty('_environmentUrls', addresses);
    else expect(given).not.toHaveProperty('_environmentUrls');
    // Both results are handled the same: the API knows the state of the payment.
    const { onPaymentCompleted, onPaymentFailed, onError } = given ?? {};
    expect([onPaymentCompleted, onPaymentFailed]).toEqual([session.onEnded, session.onEnded]);
    expect(onError).toBe(session.onError);
  },
);

it('mounts the card fields in the colour of their container, and submits the result of a redirect', async () => {
  setScreenWidth('wide');
  const library = await startCardLibrary({ environment: 'test', clientKey: 'k', url: undefined }, session);
  const place = document.body.appendChild(document.createElement('div'));
  place.style.color = 'rgb(1, 2, 3)';
  const ready = jest.fn();
  const mounted = library.mount(place, ready);
  expect(mockCard.mount).toHaveBeenCalledWith(place);
  const [[, options] = []] = jest.mocked(Card).mock.calls;
  expect(options).toMatchObject({ styles: { base: { color: 'rgb(1, 2, 3)' } } });
  expect(ready).not.toHaveBeenCalled();
  options?.onConfigSuccess?.({ iframesConfigured: true, type: 'card', rootNode: place });
  expect(ready).toHaveBeenCalledTimes(1);
  mounted.remove();
  expect(mockCard.unmount).toHaveBeenCalledTimes(1);
  library.finish('result');
  expect(mockSubmitDetails).toHaveBeenCalledWith({ details: { redirectResult: 'result' } });
});
