import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { DomainCode } from 'shared/contracts/api-error';
import type { OrderType } from 'shared/contracts/order';
import type { OrderPreview, PreviewValue } from 'shared/contracts/order-preview';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { HeldRole } from '../../database/tables/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { ChangeContext } from '../../kernel/changes/change-context.ts';
import type { Tenant } from '../../kernel/access/guard.ts';
import type { LockedSubscription } from './lock-subscription.ts';
import type { AddRead } from './subscription-read.ts';

/** Context of a request that places an order: person, time, transaction, subscription and body. */
export interface OrderCall<Data> extends ChangeContext {
  tenant: Tenant;
  /** Locked until the request ends; the action is allowed for it. */
  subscription: LockedSubscription;
  data: Data;
  /** Path parameters of the endpoint, such as the code in `extra-services/:code`. */
  params: Readonly<Record<string, string>>;
  /** Today in Denmark. */
  today: string;
}

/** Preview information that only the action knows; the changes are found by applying the order and rolling back. */
export type PreviewNotes = Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>>;

/** What is ordered, with preview information. */
export interface NewOrder<Details> extends PreviewNotes {
  type: OrderType;
  /** Data that the effect needs later, as plain JSON. */
  details: Details;
  /** Effective date, as a day in Denmark. Default: today. Validated by `placeOrder`. */
  effectiveDate?: string | undefined;
  /** Subject of the order, if it is not the subscription's product. */
  productName?: string;
}

/** An existing order that is now completed or cancelled. */
export interface StoredOrder {
  /** The order becomes `Completed` or `Cancelled` in the same transaction, so this happens exactly once. */
  transaction: Transaction<Database>;
  type: OrderType;
  orderId: string;
  customerId: string;
  subscriptionId: string;
  effectiveDate: string;
  /** Null if it was not placed in the portal. */
  orderedBy: string | null;
  correlationId: string;
  now: Date;
}

/** `failed` is the reason why the change is no longer possible; the order becomes `Failed`. */
export type EffectResult = 'done' | { failed: DomainCode };

/**
 * Declaration of something that can be ordered for a subscription. `addOrderAction` derives the routes from it, and
 * tests derive their requests. See docs/adding-a-page.md.
 */
export interface OrderActionSpec<Data, Details> {
  method: 'PUT' | 'POST' | 'DELETE';
  /** Path below `/subscriptions/{subscriptionId}/` in router syntax: `extra-services/:code`. */
  endpoint: string;
  /** Summary for the OpenAPI description: 'Suspend or reactivate a subscription'. */
  summary: string;
  /**
   * Action that must be allowed (shared/contracts/allowed-action-rules.ts). A pending order of the same kind forbids
   * it.
   */
  action: SubscriptionAction;
  /** Required role. Default: administrator. The rule of the action is checked afterwards. */
  role?: HeldRole;
  /** Schema from shared/contracts, including the envelope; omit it for a request without a body. */
  body?: z.ZodMiniType<{ data: Data }>;
  /**
   * Schema of the data stored for the effect. Parsed again when the order is completed, possibly by a newer release.
   */
  details: z.ZodMiniType<Details>;
  /**
   * Determines what is ordered. May reserve resources such as a SIM card in `call.transaction` (then also define
   * `takeBack`), but must not change the subscription. Returns undefined if the requested state already exists; only
   * with `answer`.
   *
   * @throws ApiProblem `argumentError(code)` with a code that has a text in shared/errors/error-texts.ts
   */
  order(call: OrderCall<Data>): Promise<NewOrder<Details> | undefined>;
  /**
   * Makes the change once, on the effective date, in the transaction that completes the order. The subscription may
   * have changed since it was ordered, so check the conditions again. If it throws, the transaction is rolled back,
   * logged and retried.
   */
  effect(order: StoredOrder, details: Details): Promise<EffectResult>;
  /** Releases what `order` has reserved when the order is cancelled. */
  takeBack?(order: StoredOrder, details: Details): Promise<void>;
  /**
   * Current values of the fields the action may change. The preview reads them, applies the order, reads them again,
   * returns the differences and rolls back, so it cannot differ from the effect.
   */
  state(
    transaction: Transaction<Database>,
    subscriptionId: string,
  ): Promise<Readonly<Record<string, PreviewValue>>>;
  /** Other consequences the person should know before ordering. */
  notes?(call: OrderCall<Data>, order: NewOrder<Details>): PreviewNotes | Promise<PreviewNotes>;
  /** The `GET` that the page starts with: the current state, and what can be ordered. */
  read?: AddRead;
  /** Returns a valid body for the given day. Used by the tests of tenants, generated requests, previews and crashes. */
  example: Data | ((today: string) => Data);
  /** Valid path parameters for a subscription, such as `() => ({ code: 'ROAM' })`. */
  exampleParams?: (subscriptionId: string) => Readonly<Record<string, string>>;
  /** Custom 200 answer in place of the usual 202, where the requirements demand it. */
  answer?: {
    schema: z.ZodMiniType<{ data: unknown }>;
    read(db: Kysely<Database>, tenant: Tenant, subscriptionId: string): Promise<unknown>;
  };
}

/** An action in a list of several. Method syntax keeps each action's data types assignable. */
export type OrderAction = OrderActionSpec<unknown, unknown>;

/** What is needed to complete and cancel an order, for existing and for new subscriptions. */
export type CarriedOut = Pick<OrderAction, 'method' | 'endpoint' | 'details' | 'effect' | 'takeBack'> &
  Partial<Pick<OrderAction, 'state'>>;

/** Declares an order action; list it in `orderActions` (api/order-actions.ts). */
export const orderAction = <Data, Details>(spec: OrderActionSpec<Data, Details>): OrderAction => spec;

/** Key stored with an order to find its action. */
export const actionKey = ({ method, endpoint }: Pick<OrderAction, 'method' | 'endpoint'>): string =>
  `${method} ${endpoint}`;

/** Action of an order; undefined for orders not placed in the portal. */
export const actionOf = (actions: readonly CarriedOut[], key: string | null): CarriedOut | undefined =>
  actions.find(action => actionKey(action) === key);
