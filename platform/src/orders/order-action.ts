import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { DomainCode } from 'shared/contracts/api-error';
import type { OrderType } from 'shared/contracts/order';
import type { OrderPreview, PreviewValue } from 'shared/contracts/order-preview';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { HeldRole } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import type { LockedSubscription } from './lock-subscription.ts';
import type { AddRead } from './subscription-read.ts';

/** A call that orders something: who, when, in which transaction, of which subscription, and what was sent. */
export interface OrderCall<Data> extends ChangeContext {
  tenant: Tenant;
  /** Locked until the call is done, and the action is allowed for it. */
  subscription: LockedSubscription;
  data: Data;
  /** Parameters of the endpoint's own, such as the code of `extra-services/:code`. */
  params: Readonly<Record<string, string>>;
  /** The day in Denmark. */
  today: string;
}

/** What only the action knows of its preview; what changes is found by carrying the order out and taking it back. */
export type PreviewNotes = Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>>;

/** What is ordered, with what is known of its preview by then. */
export interface NewOrder<Details> extends PreviewNotes {
  type: OrderType;
  /** What the effect needs to know when the order is carried out: plain JSON. */
  details: Details;
  /** The day in Denmark from which it counts; today by default. Checked by `placeOrder`. */
  effectiveDate?: string | undefined;
  /** What the order is about, when it is something else than the subscription's product. */
  productName?: string;
}

/** An order that was placed and is carried out or taken back now. */
export interface StoredOrder {
  /** The order becomes `Completed`, or `Cancelled`, in the same transaction: this counts exactly once or not at all. */
  transaction: Transaction<Database>;
  type: OrderType;
  orderId: string;
  customerId: string;
  subscriptionId: string;
  effectiveDate: string;
  /** Null where it was not by the portal. */
  orderedBy: string | null;
  correlationId: string;
  now: Date;
}

/** `failed` says why the change cannot be made any more; the order is `Failed` then. */
export type EffectResult = 'done' | { failed: DomainCode };

/**
 * One thing that can be ordered for a subscription, whole: `addOrderAction` makes the routes from it, and tests make
 * their calls. See docs/adding-a-page.md.
 */
export interface OrderActionSpec<Data, Details> {
  method: 'PUT' | 'POST' | 'DELETE';
  /** Below `/subscriptions/{subscriptionId}/`, in the form of the router: `extra-services/:code`. */
  endpoint: string;
  /** One line for the description of the API: 'Suspend a subscription, or open it again'. */
  summary: string;
  /** What must be allowed (shared/contracts/allowed-action-rules.ts). An order in processing of the same matter forbids it. */
  action: SubscriptionAction;
  /** Who may ask for it at all; administrators by default. The rule of the action decides after. */
  role?: HeldRole;
  /** Of shared/contracts, envelope included; missing for a call without a body. */
  body?: z.ZodMiniType<{ data: Data }>;
  /** What an order stores for its effect. Parsed again when the order is carried out, perhaps by a newer release. */
  details: z.ZodMiniType<Details>;
  /**
   * Decides what is ordered. May hold what the order needs, such as a SIM card, in `call.transaction` (give `takeBack`
   * too then), and changes nothing of the subscription. Undefined when what is asked for is there already; only with
   * `answer`.
   *
   * @throws ApiProblem `argumentError(code)` with a code that the page has words for (shared/errors/error-texts.ts)
   */
  order(call: OrderCall<Data>): Promise<NewOrder<Details> | undefined>;
  /**
   * Makes the change, once, in the transaction that completes the order, on its day. The subscription may have changed
   * since: check again what has to hold. What it throws is a fault of ours: undone, logged and tried again.
   */
  effect(order: StoredOrder, details: Details): Promise<EffectResult>;
  /** Takes back what `order` held, when the order is cancelled. */
  takeBack?(order: StoredOrder, details: Details): Promise<void>;
  /**
   * What the action may change, by field, as it is now. The preview reads it, carries the order out, reads it again,
   * tells the differences and undoes everything: so it cannot promise what the effect does not do.
   */
  state(
    transaction: Transaction<Database>,
    subscriptionId: string,
  ): Promise<Readonly<Record<string, PreviewValue>>>;
  /** What the person has to know besides, before they order it. */
  notes?(call: OrderCall<Data>, order: NewOrder<Details>): PreviewNotes | Promise<PreviewNotes>;
  /** What a `GET` tells that the page begins with: what there is of it now, and what can be ordered. */
  read?: AddRead;
  /** A good body, of a day where it names one. Tests of tenants, of generated requests, of previews and of kills all make their call from it. */
  example: Data | ((today: string) => Data);
  /** Good values of the endpoint's own parameters for a subscription, as `() => ({ code: 'ROAM' })`. */
  exampleParams?: (subscriptionId: string) => Readonly<Record<string, string>>;
  /** What is answered with 200 in place of the placed order with 202, where the requirements have it so. */
  answer?: {
    schema: z.ZodMiniType<{ data: unknown }>;
    read(db: Kysely<Database>, tenant: Tenant, subscriptionId: string): Promise<unknown>;
  };
}

/** An action in a list of several; its methods make sure that each gets its own kind of data. */
export type OrderAction = OrderActionSpec<unknown, unknown>;

/** What an order needs to be carried out and taken back, whether it is of a subscription that was there before or not. */
export type CarriedOut = Pick<OrderAction, 'method' | 'endpoint' | 'details' | 'effect' | 'takeBack'> &
  Partial<Pick<OrderAction, 'state'>>;

/** Declares an order action; enter it in `orderActions` (api/order-actions.ts). */
export const orderAction = <Data, Details>(spec: OrderActionSpec<Data, Details>): OrderAction => spec;

/** What an order keeps of its action: who carries it out. */
export const actionKey = ({ method, endpoint }: Pick<OrderAction, 'method' | 'endpoint'>): string =>
  `${method} ${endpoint}`;

/** The action of an order; undefined for orders that others than the portal made. */
export const actionOf = (actions: readonly CarriedOut[], key: string | null): CarriedOut | undefined =>
  actions.find(action => actionKey(action) === key);
