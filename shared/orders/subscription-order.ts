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

/** A service of a subscription, and the last day that one is bound to it. */
export interface StoredService extends SubscriptionService {
  readonly boundUntil?: string | null;
}

/** What the billing account of a subscription rules. */
interface AccountRules {
  readonly nationalUsageAllowance: OwnerControl;
  readonly retailRoaming: OwnerControl;
  readonly roamingCostControl: OwnerControl;
}

/** Data that was bought for a period, `YYYY-MM`. */
export interface TopUp {
  readonly orderId: string;
  readonly code: string;
  readonly quantity: number;
  readonly period: string;
}

/** What such orders may look at and change, beside what each of them keeps of its own. */
export interface SubscriptionFacts extends AccountRules {
  readonly status: SubscriptionStatus;
  readonly category: SubscriptionCategory;
  /** Of its product. */
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
  /** Øre a month. */
  readonly recurringRateOre: number | null;
  readonly bindingEndDate: string | null;
  /** Percent of the included data used in the running period. */
  readonly dataUsedPercent: number | null;
  readonly topUps: readonly TopUp[];
  /** Codes of its data cards, and its orders in processing: known where something is read or ordered, not on the day of an order. */
  readonly dataCards?: readonly (string | null)[];
  readonly ordersOnTheWay?: readonly OrderOnTheWay[];
}

/** An order in processing, with what it keeps for its day. */
export interface OrderOnTheWay {
  readonly type: OrderType;
  readonly details: unknown;
}

/** What is ordered, and what the person has to know before they order it. */
interface Ordered<Kept> extends Partial<Pick<OrderPreview, 'price' | 'ends' | 'irreversible' | 'notices'>> {
  readonly type: OrderType;
  /** The day from which it counts; today by default. */
  readonly effectiveDate?: string | undefined;
  /** What it is about, when it is something else than the subscription's product. */
  readonly productName?: string;
  /** What `change` needs to know on its day; what was sent by default. */
  readonly details?: Kept;
}

/** What something is ordered with: when, by which terms, and what the address names beside the subscription. */
interface OrderContext<Terms> {
  readonly today: string;
  readonly terms: Terms;
  readonly params: Readonly<Record<string, string>>;
}

/** What an order is carried out with: for which day it was ordered, and which one it is. */
interface ChangeContext<Terms> {
  readonly orderId: string;
  readonly day: string;
  readonly today: string;
  readonly terms: Terms;
}

/**
 * One thing that can be ordered for a subscription and changes nothing but the subscription, whole: for the platform, for
 * the back end of offline mode, and for its page. What needs another table is an `orderAction` of each of the two.
 *
 * `Own` is what it keeps of its own: a column of the platform, `lock_day` for `lockDay`, and a field of the stored
 * subscription of offline mode. `Terms` is what it goes by beside the subscription, if anything; each back end reads
 * them. `Kept` is what an order knows on its day. See docs/adding-a-page.md.
 */
export interface SubscriptionOrder<
  Data,
  Own extends object = object,
  Answer extends object = object,
  Terms = undefined,
  Kept = Data,
> {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  /** Below `/subscriptions/{subscriptionId}/`, in the form of the router: `extra-services/:code`. */
  readonly endpoint: string;
  /** One line for the description of the API. */
  readonly summary: string;
  /** What must be allowed (shared/contracts/allowed-action-rules.ts). */
  readonly action: SubscriptionAction;
  /** Missing for a call without one. */
  readonly body?: z.ZodMiniObject<{ data: z.ZodMiniType<Data> }>;
  /** What is kept for its day, where that is something else than what was sent. */
  readonly details?: z.ZodMiniType<Kept>;
  /** What a `GET` of the same address tells, where the subscription itself does not. */
  readonly read?: {
    readonly summary: string;
    readonly system?: 'ProductOfferingQualificationAPI';
    /** The customer's alone, unless it may ask about a day. */
    readonly query?: z.ZodMiniObject<typeof customerQueryShape & { date: z.ZodMiniType<string | undefined> }>;
    readonly answer: z.ZodMiniType<{ data: Answer }>;
    of(
      subscription: SubscriptionFacts & Own,
      terms: Terms,
      asked: { today: string; date?: string | undefined },
    ): Answer;
  };
  /** What is ordered, or why it is refused, beside what every order is refused for. */
  order(
    subscription: SubscriptionFacts & Own,
    data: Data,
    context: OrderContext<Terms>,
  ): Ordered<Kept> | DomainCode;
  /** What the subscription says from the moment that it is ordered for a day; nothing again when that is taken back. */
  readonly holds?: (day: string) => Partial<SubscriptionFacts>;
  /** What it changes, on its day, or why it cannot be carried out any more. */
  change(
    subscription: SubscriptionFacts & Own,
    kept: Kept,
    given: ChangeContext<Terms>,
  ): Partial<SubscriptionFacts & Own> | DomainCode;
  /** What it may change, by field: the preview tells what is otherwise. */
  state(subscription: SubscriptionFacts & Own, terms: Terms): Readonly<Record<string, PreviewValue>>;
  /** A good body, of a day where it names one, for tests. */
  readonly example: Data | ((today: string) => Data);
  /** Good values of the endpoint's own parameters, for tests. */
  readonly exampleParams?: Readonly<Record<string, string>>;
}

/** Why nothing can be changed of a subscription that is not active (SUB-018). */
export const unlessActive = (subscription: SubscriptionFacts): DomainCode | undefined =>
  subscriptionFlags(subscription).isActive ? undefined : 'SubscriptionActionNotAllowed';

/** Those that hold. */
export const noticesThatHold = (notices: Partial<Record<Consequence, boolean>>): Consequence[] =>
  (Object.keys(notices) as Consequence[]).filter(notice => notices[notice]);
