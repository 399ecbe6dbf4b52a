/**
 * An order type for a subscription: what is ordered and what it changes. Placing, previewing, carrying out
 * and cancelling are derived from it. All are listed in `order-actions.ts`.
 */
import type * as z from 'zod/mini';
import type { SubscriptionAction } from '../../../contracts/allowed-actions.ts';
import type { AuditDetails } from '../../../contracts/audit-log.ts';
import type { OrderPreview, PreviewValue } from '../../../contracts/order-preview.ts';
import type { OrderType } from '../../../contracts/order.ts';
import type { Profile } from '../../../contracts/profile.ts';
import type { TenantData } from '../backend-data.ts';
import type { OrderPlan } from './orders.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';
import type { AddRead } from './subscription-read.ts';

/** Who orders, for which customer, on which day. */
export interface Orderer {
  readonly tenant: TenantData;
  readonly profile: Profile;
  readonly today: string;
}

export interface OrderCall<Data> extends Orderer {
  readonly subscription: StoredSubscription;
  readonly data: Data;
  /** The endpoint's own parameters, such as the code of `extra-services/:code`. */
  readonly params: Readonly<Record<string, string>>;
}

type PreviewNotes = Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>>;

export interface Ordered extends Pick<OrderPlan, 'takeBack' | 'icc' | 'details'>, PreviewNotes {
  readonly type: OrderType;
  /** Today by default. */
  readonly effectiveDate?: string | undefined;
  /** The product concerned, if it is not the subscription's own. */
  readonly productName?: string;
  readonly reason?: AuditDetails['reason'];
  /** Its changes on the effective date; throws a refusal if it can no longer be carried out. */
  readonly effect: (
    subscription: StoredSubscription,
    order: { readonly id: string; readonly day: string },
  ) => Partial<StoredSubscription>;
  /** Its changes at the moment of ordering. */
  readonly atOnce?: (order: { readonly id: string; readonly day: string }) => Partial<StoredSubscription>;
}

export interface OrderActionSpec<Data> {
  readonly method: 'put' | 'post' | 'delete';
  /** Below `/subscriptions/:id/`. */
  readonly endpoint: string;
  /** The action that must be allowed. */
  readonly action: SubscriptionAction;
  /** Omit for a call without a body. */
  readonly body?: z.ZodMiniType<{ data: Data }>;
  /** @throws Refusal with the codes of the contract */
  order(call: OrderCall<Data>): Ordered;
  /** The fields it may change, with the preview's names. */
  state(subscription: StoredSubscription, tenant: TenantData): Readonly<Record<string, PreviewValue>>;
  notes?(call: OrderCall<Data>, ordered: Ordered): PreviewNotes;
  /** The `GET` route that its page reads first. */
  readonly read?: AddRead;
}

/** An action in a list of several; its method syntax ensures that each receives its own type of data. */
export type OrderAction = OrderActionSpec<unknown>;

export const orderAction = <Data>(spec: OrderActionSpec<Data>): OrderAction => spec;
