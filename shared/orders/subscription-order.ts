import type { OwnerControl } from '../contracts/account-values.ts';
import type { SubscriptionAction } from '../contracts/allowed-actions.ts';
import type { DomainCode } from '../contracts/api-error.ts';
import type { Consequence, OrderPreview, PreviewValue } from '../contracts/order-preview.ts';
import type { OrderType } from '../contracts/order.ts';
import {
  subscriptionFlags,
  type SubscriptionCategory,
  type SubscriptionStatus,
} from '../contracts/subscription-kind.ts';
import type { PricePlanInformation, SubscriptionService } from '../contracts/subscription.ts';
import type { customerQueryShape } from '../contracts/wire.ts';
import type * as z from 'zod/mini';

/** A service of a subscription, and the last day of its binding period, if any. */
export interface StoredService extends SubscriptionService {
  readonly boundUntil?: string | null;
}

/** Rules from the subscription's billing account. */
interface AccountRules {
  readonly nationalUsageAllowance: OwnerControl;
  readonly retailRoaming: OwnerControl;
  readonly roamingCostControl: OwnerControl;
}

/** Data bought for a period, `YYYY-MM`. */
export interface TopUp {
  readonly orderId: string;
  readonly code: string;
  readonly quantity: number;
  readonly period: string;
}

/** What such orders may read and change, in addition to their own fields. */
export interface SubscriptionFacts extends AccountRules {
  readonly status: SubscriptionStatus;
  readonly category: SubscriptionCategory;
  /** Name of its product. */
  readonly name: string;
  readonly effectiveDate: string | null;
  readonly futureCancellationDate: string | null;
  readonly localNumber: string | null;
  readonly services: StoredService[];
  readonly barringsLimit: number | null;
  readonly invoiceNote: string | null;
  readonly pricePlanCode: string | null;
  readonly pricePlanInformation: PricePlanInformation | null;
  readonly technologyType: string | null;
  /** Øre per month. */
  readonly recurringRateOre: number | null;
  readonly bindingEndDate: string | null;
  /** Percentage of the included data used in the current period. */
  readonly dataUsedPercent: number | null;
  readonly topUps: readonly TopUp[];
  /**
   * Codes of its data cards, and its orders in processing: known when reading or ordering, not when an order
   * takes effect.
   */
  readonly dataCards?: readonly (string | null)[];
  readonly ordersOnTheWay?: readonly OrderOnTheWay[];
}

/** An order in processing, with its stored details. */
export interface OrderOnTheWay {
  readonly type: OrderType;
  readonly details: unknown;
}

/** What is ordered, and what the user must know before ordering. */
interface Ordered<Kept> extends Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>> {
  readonly type: OrderType;
  /** The day on which it takes effect; today by default. */
  readonly effectiveDate?: string | undefined;
  /** The product concerned, if it is not the subscription's own. */
  readonly productName?: string;
  /** What `change` needs on the effective date; by default the request body. */
  readonly details?: Kept;
}

/** Context of an order: date, terms, and the endpoint's other parameters. */
interface OrderContext<Terms> {
  readonly today: string;
  readonly terms: Terms;
  readonly params: Readonly<Record<string, string>>;
}

/** Context when an order takes effect: its date and id. */
interface ChangeContext<Terms> {
  readonly orderId: string;
  readonly day: string;
  readonly today: string;
  readonly terms: Terms;
}

/**
 * An order that changes its subscription only. One definition serves the platform, the offline-mode backend
 * and the page. An order that needs another table is an `orderAction` in each backend instead.
 *
 * `Own` are its own fields: a column in the platform, `lock_day` for `lockDay`, and a field of the stored
 * subscription in offline mode. `Terms` is other data that it depends on, if any; each backend reads it.
 * `Kept` is stored with the order until it takes effect. See docs/adding-a-page.md.
 */
export interface SubscriptionOrder<
  Data,
  Own extends object = object,
  Answer extends object = object,
  Terms = undefined,
  Kept = Data,
> {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  /** Path below `/subscriptions/{subscriptionId}/`, in the router's notation: `extra-services/:code`. */
  readonly endpoint: string;
  /** One line for the API description. */
  readonly summary: string;
  /** The action that must be allowed (shared/contracts/allowed-action-rules.ts). */
  readonly action: SubscriptionAction;
  /** Omit for a call without a body. */
  readonly body?: z.ZodMiniObject<{ data: z.ZodMiniType<Data> }>;
  /** Schema of the stored details, if they differ from the request body. */
  readonly details?: z.ZodMiniType<Kept>;
  /** Response of a `GET` at the same path, if the subscription itself does not include the data. */
  readonly read?: {
    readonly summary: string;
    readonly system?: 'ProductOfferingQualificationAPI';
    /** Defaults to the customer alone; may also include a date. */
    readonly query?: z.ZodMiniObject<typeof customerQueryShape & { date: z.ZodMiniType<string | undefined> }>;
    readonly answer: z.ZodMiniType<{ data: Answer }>;
    of(
      subscription: SubscriptionFacts & Own,
      terms: Terms,
      asked: { today: string; date?: string | undefined },
    ): Answer;
  };
  /** What is ordered, or why it is refused, in addition to the checks for every order. */
  order(
    subscription: SubscriptionFacts & Own,
    data: Data,
    context: OrderContext<Terms>,
  ): Ordered<Kept> | DomainCode;
  /** Fields that change as soon as an order for a day is placed; reverted when it is cancelled. */
  readonly holds?: (day: string) => Partial<SubscriptionFacts>;
  /** What it changes when it takes effect, or why it can no longer be carried out. */
  change(
    subscription: SubscriptionFacts & Own,
    kept: Kept,
    given: ChangeContext<Terms>,
  ): Partial<SubscriptionFacts & Own> | DomainCode;
  /** The fields it may change; the preview shows the differences. */
  state(subscription: SubscriptionFacts & Own, terms: Terms): Readonly<Record<string, PreviewValue>>;
  /** A valid body for tests; a function if it contains a date. */
  readonly example: Data | ((today: string) => Data);
  /** Valid values of the endpoint's own parameters, for tests. */
  readonly exampleParams?: Readonly<Record<string, string>>;
}

/** Refuses any change of a subscription that is not active (SUB-018). */
export const unlessActive = (subscription: SubscriptionFacts): DomainCode | undefined =>
  subscriptionFlags(subscription).isActive ? undefined : 'SubscriptionActionNotAllowed';

/** The notices that apply. */
export const noticesThatHold = (notices: Partial<Record<Consequence, boolean>>): Consequence[] =>
  (Object.keys(notices) as Consequence[]).filter(notice => notices[notice]);
