import type { ActionReason } from 'shared/contracts/allowed-actions';
import type { Esim } from 'shared/contracts/sim-card';
import type { SimCard } from 'shared/contracts/subscription';
import { allowing, forbidding, serveActions } from './allowed-actions.ts';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';
import { serveHistory } from './orders.ts';
import { serveEsimLinks } from './esim-links.ts';
import { serveDataCards } from './data-cards.ts';
import { aSubscription } from './subscriptions.ts';

export const mainNumber = '89450000000000000001';
export const dataNumber = '89450000000000000002';

/** The main SIM card of a subscription. */
export const aSimCard = (changes: Partial<SimCard> = {}): SimCard => ({
  number: mainNumber,
  serviceCode: 'SIM',
  msisdn: '12345678',
  pukCode: '11112222',
  isMain: true,
  name: 'Simkort',
  ...changes,
});

/** An extra SIM card for data. */
export const aDataCard = (changes: Partial<SimCard> = {}): SimCard =>
  aSimCard({
    number: dataNumber,
    serviceCode: 'DATASIM',
    isMain: false,
    name: 'Datakort',
    pukCode: null,
    ...changes,
  });

export const anEsim = (changes: Partial<Esim> = {}): Esim => ({
  status: 'Ordered',
  qrCodeContent: 'LPA:1$smdp.demo.example$K7Q2X9',
  qrCodeUrl: 'https://esim.demo.example/installer#LPA%3A1%24smdp.demo.example%24K7Q2X9',
  ...changes,
});

/** Mocks the data of a SIM card page: the subscription with its cards, the eSIM, and whether they can be changed. */
export const serveSimCards = (
  server: TestApi,
  simCards: SimCard[] = [aSimCard()],
  esim: Esim | null = null,
  reasonCode: ActionReason | null = null,
) => {
  const subscription = serve(server, 'subscriptions/S1', () => ({
    subscription: aSubscription({ simCards }),
  }));
  serveActions(server, reasonCode === null ? allowing() : forbidding('SimCards', reasonCode));
  serveHistory(server, []);
  serveDataCards(server);
  serveEsimLinks(server);
  const esims = serve(server, 'subscriptions/S1/sims/esims', () => esim);
  return { subscription: subscription.calls, esims: esims.calls };
};
