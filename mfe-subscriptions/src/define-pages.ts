import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { OrderType } from 'shared/contracts/order';
import type { Subscription } from 'shared/contracts/subscription';
import * as pages from 'shared/remote/pages';

/** Properties of a page of this area, except its path. */
export interface PageDeclaration extends pages.PageDeclaration {
  /**
   * The action performed on the page; undefined for a read-only page. Decides whether the form is shown (SUB-042 to
   * SUB-047).
   */
  readonly action?: SubscriptionAction;
  /**
   * Whether the page applies to a subscription: one without a telephone number cannot forward calls. True by default.
   */
  readonly isFor?: (of: Subscription) => boolean;
  /** Order types that matter here while in processing (SUB-056), besides those that matter on every page. */
  readonly orders?: readonly OrderType[] | 'all';
}

/** A declared page. */
export interface Page<Path extends string = string> extends PageDeclaration, pages.PageAddress<Path> {}

/** Declares a page; add it to `pages`. */
export const page = <const Path extends string>(path: Path, declared: PageDeclaration): Page<Path> =>
  pages.page(path, declared);
