/**
 * One thing that can be ordered for a subscription, in one table (`order-actions.ts`): what is ordered and what that
 * changes. Placing, previewing, carrying out and taking back follow from it.
 */
import type * as z from 'zod/mini';
import type { SubscriptionAction } from '../../../contracts/allowed-actions.ts';
import type { AuditDetails } from '../../../contracts/audit-log.ts';
import type { OrderPreview, PreviewValue } from '../../../contracts/order-preview.ts';
import type { OrderType } from '../../../contracts/order.ts';
import type { Profile } from '../../../contracts/profile.ts';
import type { TenantData } from '../backend-data.ts';
import type { OrderPlan } from '../orders.ts';
import type { StoredSubscription } from '../subscriptions.ts';
import type { AddRead } from './subscription-read.ts';

/** Who orders, at which customer, on which day. */
export interface Orderer {
  readonly tenant: TenantData;
  readonly profile: Profile;
  readonly today: string;
}

export interface OrderCall<Data> extends Orderer {
  readonly subscription: StoredSubscription;
  readonly data: Data;
  /** Parameters of the endpoint's own, such as the code of `extra-services/:code`. */
  readonly params: Readonly<Record<string, string>>;
}

type PreviewNotes = Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>>;

export interface Ordered extends Pick<OrderPlan, 'takeBack' | 'icc' | 'details'>, PreviewNotes {
  readonly type: OrderType;
  /** Today unless given. */
  readonly effectiveDate?: string | undefined;
  /** What the order is about, when it is something else than the subscription's product. */
  readonly productName?: string;
  readonly reason?: AuditDetails['reason'];
  /** What it changes when it is carried out, on its day; throws a refusal where that cannot be any more. */
  readonly effect: (
    subscription: StoredSubscription,
    order: { readonly id: string; readonly day: string },
  ) => Partial<StoredSubscription>;
  /** What it changes the moment that it is ordered. */
  readonly atOnce?: (order: { readonly id: string; readonly day: string }) => Partial<StoredSubscription>;
}

export interface OrderActionSpec<Data> {
  readonly method: 'put' | 'post' | 'delete';
  /** Below `/subscriptions/:id/`. */
  readonly endpoint: string;
  /** What must be allowed. */
  readonly action: SubscriptionAction;
  /** Missing for a call without one. */
  readonly body?: z.ZodMiniType<{ data: Data }>;
  /** @throws Refusal with the codes of the contract */
  order(call: OrderCall<Data>): Ordered;
  /** What it may change, by field, as a preview names it. */
  state(subscription: StoredSubscription, tenant: TenantData): Readonly<Record<string, PreviewValue>>;
  notes?(call: OrderCall<Data>, ordered: Ordered): PreviewNotes;
  /** What a `GET` tells that the page begins with. */
  readonly read?: AddRead;
}

/** An action in a list of several; its methods make sure that each gets its own kind of data. */
export type OrderAction = OrderActionSpec<unknown>;

export const orderAction = <Data>(spec: OrderActionSpec<Data>): OrderAction => spec;
