import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { OrderType } from 'shared/contracts/order';
import type { Subscription } from 'shared/contracts/subscription';
import * as pages from 'shared/remote/pages';

/** What a page of this area is, but for its path. */
export interface PageDeclaration extends pages.PageDeclaration {
  /** What is done on it; without one things are only looked at. Decides whether there is a form (SUB-042 to SUB-047). */
  readonly action?: SubscriptionAction;
  /** Whether it concerns a subscription: one without a telephone number cannot forward calls. Each does by default. */
  readonly isFor?: (of: Subscription) => boolean;
  /** Orders that matter here while they are in processing (SUB-056), beside those that matter everywhere. */
  readonly orders?: readonly OrderType[] | 'all';
}

/** A declared page. */
export interface Page<Path extends string = string> extends PageDeclaration, pages.PageAddress<Path> {}

/** Declares a page; enter it in `pages`. */
export const page = <const Path extends string>(path: Path, declared: PageDeclaration): Page<Path> =>
  pages.page(path, declared);
