/** Reads of SIM cards and eSIMs, and the links that deliver an eSIM to the phone's user. */
import { http } from 'msw';
import * as z from 'zod/mini';
import { ESIM_LINK_HOURS } from '../../../contracts/esim-code.ts';
import {
  esimLinkAnswer,
  esimLinkBody,
  esimLinksAnswer,
  esimLinksQuery,
  esimLinkWithdrawnAnswer,
  type EsimLink,
} from '../../../contracts/esim-link.ts';
import { esimAnswer, pukCodeAnswer, validateSimCardAnswer } from '../../../contracts/sim-card.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import { changeSubscription, type BackendData } from '../backend-data.ts';
import { toEsim } from './esims.ts';
import { answerOf, argumentError, notFound, type Adders, type AddWrite } from '../route.ts';
import { numberOf, type StoredSubscription, userNameOf } from '../subscriptions/subscriptions.ts';
import { logAction } from '../log-action.ts';
import { iccRefusal, mainCard } from './cards.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';

const system = 'SubscriptionsAPI';
const query = z.object(customerQueryShape);

/** The eSIM of the number, or of a data card. */
const esimOf = ({ esim, simCards }: StoredSubscription, dataCardIcc: string | null) =>
  dataCardIcc === null ? esim : simCards.find(({ number }) => number === dataCardIcc)?.esim;

/** Current state of a link. */
const stateOf = (subscription: StoredSubscription, link: EsimLink): EsimLink['state'] => {
  if (link.state === 'Withdrawn') return link.state;
  const status = esimOf(subscription, link.dataCardIcc)?.status;
  if (status !== 'Ordered') return status === 'Activated' ? 'Installed' : 'Unusable';
  return link.shownAt === null ? 'Ready' : 'Shown';
};

const linksOf = (subscription: StoredSubscription): EsimLink[] =>
  subscription.esimLinks.map(link => ({ ...link, state: stateOf(subscription, link) }));

const aboutOf = (subscription: StoredSubscription) => ({
  subject: numberOf(subscription),
  about: {
    kind: 'Subscription' as const,
    id: subscription.id,
    name: userNameOf(subscription),
  },
});

const linkRoutes = (write: AddWrite, { profile }: BackendData) => [
  write({
    method: 'post',
    path: '/subscriptions/:id/sims/esim-links',
    system,
    body: esimLinkBody,
    answer: esimLinkAnswer,
    write: (tenant, { data: { dataCardIcc = null, recipient } }, id) => {
      const subscription = findSubscription(tenant, id);
      if (esimOf(subscription, dataCardIcc)?.status !== 'Ordered')
        throw argumentError('SubscriptionActionNotAllowed');
      const now = Date.now();
      const link: EsimLink = {
        id: crypto.randomUUID(),
        dataCardIcc,
        recipient,
        sentAt: new Date(now).toISOString(),
        sentByName: `${profile.firstName} ${profile.lastName}`,
        expiresAt: new Date(now + ESIM_LINK_HOURS * 3_600_000).toISOString(),
        shownAt: null,
        state: 'Ready',
        isUndeliverable: false,
      };
      const others = subscription.esimLinks.filter(each => each.dataCardIcc !== dataCardIcc);
      changeSubscription(tenant, id, { esimLinks: [...others, link] });
      const after = { values: [recipient], expiresAt: link.expiresAt };
      logAction(tenant, profile, { ...aboutOf(subscription), action: 'EsimLinkSent', after });
      return { link };
    },
  }),
  write({
    method: 'delete',
    path: '/subscriptions/:id/sims/esim-links/:linkId',
    system,
    body: query,
    answer: esimLinkWithdrawnAnswer,
    write: (tenant, _query, id, { params: { linkId = '' } }) => {
      const subscription = findSubscription(tenant, id);
      const link = subscription.esimLinks.find(each => each.id === linkId);
      if (!link) throw notFound();
      if (link.shownAt !== null) throw argumentError('SubscriptionActionNotAllowed');
      const others = subscription.esimLinks.filter(each => each !== link);
      changeSubscription(tenant, id, { esimLinks: [...others, { ...link, state: 'Withdrawn' }] });
      const before = { values: [link.recipient] };
      logAction(tenant, profile, { ...aboutOf(subscription), action: 'EsimLinkWithdrawn', before });
      return { linkId };
    },
  }),
];

export const simRoutes = ({ api, route, write, tenantOf }: Adders, data: BackendData) => [
  route({
    path: '/subscriptions/:id/sims/esims',
    system,
    query,
    answer: esimAnswer,
    read: (tenant, _query, id) => {
      const { esim } = findSubscription(tenant, id);
      return esim && toEsim(esim);
    },
  }),
  route({
    path: '/subscriptions/:id/sims/esim-links',
    system,
    query: esimLinksQuery,
    answer: esimLinksAnswer,
    read: (tenant, _query, id) => ({ links: linksOf(findSubscription(tenant, id)) }),
  }),
  ...linkRoutes(write, data),
  write({
    method: 'post',
    path: '/subscriptions/:id/puk-code',
    system,
    body: query,
    answer: pukCodeAnswer,
    write: (tenant, _query, id) => {
      const subscription = findSubscription(tenant, id);
      const { pukCode = null, number = '' } = mainCard(subscription) ?? {};
      const after = { subscriptionId: id, values: [number] };
      if (pukCode !== null)
        logAction(tenant, data.profile, { ...aboutOf(subscription), action: 'PukCodeShown', after });
      return { pukCode };
    },
  }),
  // Without a customer: a blank SIM card is not tied to one.
  http.get<{ icc: string }>(`${api}/sim/:icc/validate`, ({ params: { icc } }) =>
    answerOf('NumberAPI', validateSimCardAnswer, () => {
      const all = data.tenants.flatMap(({ customer }) => tenantOf(customer.id) ?? []);
      const refusal = iccRefusal(all, icc);
      if (refusal === 'IccCantBeFound') throw notFound();
      if (refusal !== undefined) throw argumentError(refusal);
      return { icc };
    }),
  ),
];
