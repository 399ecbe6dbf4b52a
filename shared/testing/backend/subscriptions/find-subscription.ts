import type { TenantData } from '../backend-data.ts';
import { notFound } from '../route.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** The customer's subscription with this id. */
export const findSubscription = (tenant: TenantData, id: string): StoredSubscription => {
  const subscription = tenant.subscriptions.find(each => each.id === id);
  if (!subscription) throw notFound();
  return subscription;
};
