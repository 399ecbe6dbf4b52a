import { esimCodeAnswer, esimLinkTokenBody, openEsimLinkAnswer } from 'shared/contracts/esim-code';
import {
  esimLinkAnswer,
  esimLinkBody,
  esimLinksAnswer,
  esimLinksQuery,
  esimLinkWithdrawnAnswer,
} from 'shared/contracts/esim-link';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { portalPath } from '../identity/client.ts';
import type { Access } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { requireIdempotencyKey } from '../kernel/changes/idempotency.ts';
import { readSubscriptionFacts } from '../orders/actions/lock-subscription.ts';
import { findEsimLinks } from './esim-links.query.ts';
import { sendEsimLink, withdrawEsimLink } from './send-esim-link.ts';
import { readEsimLink, showEsimCode } from './show-esim-code.ts';

// Roles that may see an eSIM's code: administrators.
const access: Access = { to: 'customer', named: 'in-query', role: 'Admin' };
const config = { access, system: 'SubscriptionsAPI' } as const;
const all = '/subscriptions/:subscriptionId/sims/esim-links';
const querystring = esimLinksQuery;
const params = z.object({ subscriptionId: idSchema });

/** `/subscriptions/{subscriptionId}/sims/esim-links`: links that bring an eSIM to the person with the phone. */
export function addEsimLinksRoutes(api: Api, context: ApiContext): void {
  addReadRoute(api, context);
  addSendRoute(api, context);
  addWithdrawRoute(api, context);
}

function addReadRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    all,
    {
      config,
      schema: {
        summary: 'List the links sent for the eSIMs of a subscription',
        params,
        querystring,
        response: { 200: esimLinksAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      return { data: { links: await findEsimLinks(db, subscriptionId, clock.now()) } };
    },
  );
}

function addSendRoute(api: Api, context: ApiContext): void {
  const linkTo = (token: string) => {
    const url = new URL(`${portalPath}installer-e-sim`, context.portalOrigin);
    url.searchParams.set('token', token);
    return url.href;
  };
  api.post(
    all,
    {
      config,
      schema: {
        summary: 'Send a link that shows the activation code of an eSIM once',
        params,
        querystring,
        body: esimLinkBody,
        response: { 200: esimLinkAnswer },
      },
    },
    request => {
      requireIdempotencyKey(request);
      const { subscriptionId } = request.params;
      return changeForCustomer(context, request, async (change, tenant) => {
        const link = await sendEsimLink(change, tenant, subscriptionId, request.body.data, linkTo);
        return { data: { link } };
      });
    },
  );
}

function addWithdrawRoute(api: Api, context: ApiContext): void {
  api.delete(
    `${all}/:linkId`,
    {
      config,
      schema: {
        summary: 'Withdraw the link to an eSIM',
        params: z.object({ subscriptionId: idSchema, linkId: idSchema }),
        querystring,
        response: { 200: esimLinkWithdrawnAnswer },
      },
    },
    request => {
      const { subscriptionId, linkId } = request.params;
      return changeForCustomer(context, request, async (change, tenant) => {
        await withdrawEsimLink(change, tenant, subscriptionId, linkId);
        return { data: { linkId } };
      });
    },
  );
}

/**
 * Routes for the link's holder, without a login: `POST /esim-links` returns its state and changes nothing, `POST
 * /esim-codes` returns the code and uses up the link.
 */
export function addEsimCodeRoutes(api: Api, context: ApiContext): void {
  const publicConfig = { access: { to: 'everyone' } } as const;
  api.post(
    '/esim-links',
    {
      config: publicConfig,
      schema: {
        summary: 'Get the data for the page of an eSIM link',
        body: esimLinkTokenBody,
        response: { 200: openEsimLinkAnswer },
      },
    },
    async request => ({ data: { link: await readEsimLink(context, request.body.data.token) } }),
  );
  api.post(
    '/esim-codes',
    {
      config: publicConfig,
      schema: {
        summary: 'Show the activation code of an eSIM, once per link',
        body: esimLinkTokenBody,
        response: { 200: esimCodeAnswer },
      },
    },
    async request => ({ data: await showEsimCode(context, request, request.body.data.token) }),
  );
}
