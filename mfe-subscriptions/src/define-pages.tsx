import type { ComponentType, ReactNode } from 'react';
import type { SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { OrderType } from 'shared/contracts/order';
import type { Subscription } from 'shared/contracts/subscription';
import { customerHref } from 'shared/remote/links';
import type { PreloadContext, PreloadHandle } from 'shared/remote/preload';
import { generatePath, type RouteObject } from 'shared/router';
import { latePage } from 'shared/router/late-page';

/** What a page of this area is, but for its path. */
export interface PageDeclaration {
  /** As in `remote.json`, by which the shell titles it before any code is here; a test compares them. */
  readonly title: string;
  /**
   * Fetches the page's code when somebody opens it. The module exports `Page`, with its type (`: ComponentType`): what a
   * page is made of must not depend on the list of pages. Missing for what comes with the area (routes.tsx).
   */
  readonly load?: () => Promise<{ readonly Page: ComponentType }>;
  /** Stands there meanwhile. */
  readonly skeleton?: ReactNode;
  /** What the page begins with: every query that it reads, so that it is there when it is drawn. */
  readonly preload?: PreloadHandle;
  /** What is done on it; without one things are only looked at. Decides whether there is a form (SUB-042 to SUB-047). */
  readonly action?: SubscriptionAction;
  /** Whether it concerns a subscription: one without a telephone number cannot forward calls. Each does by default. */
  readonly isFor?: (of: Subscription) => boolean;
  /** Orders that matter here while they are in processing (SUB-056), beside those that matter everywhere. */
  readonly orders?: readonly OrderType[] | 'all';
}

/** Names of the parameters in a path. */
type Parameter<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Parameter<First> | Parameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PageIds<Path extends string> = Readonly<Record<'customerId' | Parameter<Path>, string>>;

/** A declared page. */
export interface Page<Path extends string = string> extends PageDeclaration {
  /** Relative to the customer. The shell owns what stands before it. */
  readonly path: Path;
  readonly href: (ids: PageIds<Path>) => string;
}

/** Declares a page; enter it in `pages`. */
export const page = <const Path extends string>(path: Path, declared: PageDeclaration): Page<Path> => ({
  ...declared,
  path,
  href: ({ customerId, ...params }: PageIds<Path>) =>
    customerHref(customerId, generatePath<string>(path, params)),
});

/** The routes of pages: what is fetched late, and what is given here. */
export const routesOf = <Name extends string>(
  pages: Readonly<Record<Name, Omit<Page, 'href'>>>,
  elements: Readonly<Partial<Record<Name, ReactNode>>>,
): RouteObject[] =>
  (Object.keys(pages) as Name[]).map(name => {
    const { path, load, skeleton, preload } = pages[name];
    const Late = load && latePage(async () => (await load()).Page, skeleton);
    const element = elements[name] ?? (Late && <Late />);
    return {
      path,
      element,
      handle: { preload: (given: PreloadContext) => Promise.all([load?.(), preload?.preload(given)]) },
    };
  });
