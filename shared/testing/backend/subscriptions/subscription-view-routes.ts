/** Saved views of the subscriptions overview, until the page is reloaded. */
import {
  deletedViewAnswer,
  MAX_SUBSCRIPTION_VIEWS,
  subscriptionViewAnswer,
  subscriptionViewBody,
  subscriptionViewsAnswer,
  subscriptionViewsQuery,
  type SubscriptionView,
  type SubscriptionViewBody,
} from '../../../contracts/subscription-view.ts';
import type { TenantData } from '../backend-data.ts';
import { argumentError, notFound, type AddRoute, type AddWrite } from '../route.ts';

const path = '/subscription-views';
const system = 'Selfservice';

export const subscriptionViewRoutes = (route: AddRoute, write: AddWrite) => {
  const kept = new Map<string, readonly SubscriptionView[]>();
  const viewsOf = ({ customer }: TenantData) => kept.get(customer.id) ?? [];
  const keep = (tenant: TenantData, body: SubscriptionViewBody, id: string) => {
    const others = viewsOf(tenant).filter(view => view.id !== id);
    const isTaken = others.some(({ name }) => name.toLowerCase() === body.name.toLowerCase());
    if (isTaken) throw argumentError('SubscriptionViewNameTaken');
    if (others.length >= MAX_SUBSCRIPTION_VIEWS) throw argumentError('SubscriptionViewLimitReached');
    const view = { ...body, id };
    const rest = others.map(other => (body.isDefault ? { ...other, isDefault: false } : other));
    kept.set(
      tenant.customer.id,
      [...rest, view].toSorted((one, other) => one.name.localeCompare(other.name, 'da')),
    );
    return { view };
  };
  const mustHave = (tenant: TenantData, id: string) => {
    if (!viewsOf(tenant).some(view => view.id === id)) throw notFound();
  };
  const body = subscriptionViewBody;
  const answer = subscriptionViewAnswer;
  return [
    route({
      path,
      system,
      query: subscriptionViewsQuery,
      answer: subscriptionViewsAnswer,
      read: tenant => ({ views: [...viewsOf(tenant)] }),
    }),
    write({
      method: 'post',
      path,
      system,
      body,
      answer,
      write: (tenant, { data }) => keep(tenant, data, crypto.randomUUID()),
    }),
    write({
      method: 'put',
      path: `${path}/:id`,
      system,
      body,
      answer,
      write: (tenant, { data }, id) => {
        mustHave(tenant, id);
        return keep(tenant, data, id);
      },
    }),
    write({
      method: 'delete',
      path: `${path}/:id`,
      system,
      body: subscriptionViewsQuery,
      answer: deletedViewAnswer,
      write: (tenant, _query, id) => {
        mustHave(tenant, id);
        kept.set(
          tenant.customer.id,
          viewsOf(tenant).filter(view => view.id !== id),
        );
        return { viewId: id };
      },
    }),
  ];
};
