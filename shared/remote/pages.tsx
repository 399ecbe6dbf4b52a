/** What the pages of a remote are, each declared once: `pages.tsx` of each remote. */
import type { ComponentType, ReactNode } from 'react';
import { customerHref } from './links.ts';
import type { PreloadContext, PreloadHandle } from './preload.ts';
import { Skeleton } from 'shared/ui/skeleton';
import { latePage } from '../router/late-page.tsx';
import { generatePath } from 'shared/router';

/** What a page is, but for its path. */
export interface PageDeclaration {
  /** As in `remote.json`, by which the shell titles it before any code is here; `keepsDescription` compares them. */
  readonly title: string;
  /**
   * Fetches the page's code when somebody opens it or is about to. The module exports `Page`, with its type
   * (`: ComponentType`): what a page is made of must not depend on the list of pages. A page may bring what it begins
   * with. Missing for what comes with the area (routes.tsx).
   */
  readonly load?: () => Promise<{ readonly Page: ComponentType & Partial<PreloadHandle> }>;
  /** Stands there meanwhile, in place of a card. */
  readonly skeleton?: ReactNode;
  /** What the page begins with: every query that it reads, so that it is there when it is drawn. */
  readonly preload?: PreloadHandle;
}

/** Names of the parameters in a path. */
type Parameter<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Parameter<First> | Parameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PageIds<Path extends string> = Readonly<Record<'customerId' | Parameter<Path>, string>>;

/** Where a page is. */
export interface PageAddress<Path extends string = string> {
  /** Relative to the customer. The shell owns what stands before it. */
  readonly path: Path;
  readonly href: (ids: PageIds<Path>) => string;
}

/** Declares a page; enter it in `pages`. */
export const page = <const Path extends string, Declared extends PageDeclaration>(
  path: Path,
  declared: Declared,
): Declared & PageAddress<Path> => ({
  ...declared,
  path,
  href: ({ customerId, ...params }: PageIds<Path>) =>
    customerHref(customerId, generatePath<string>(path, params)),
});

/**
 * What pages begin with that are not the area's first, kept with what it reads out of the first page:
 * `const late = latePreloads(() => import('./preload.lazy.ts'))`, then `preload: late('invoicePreload')`.
 */
export const latePreloads =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, PreloadHandle>>>) =>
  (name: Name): PreloadHandle => ({ preload: async given => (await load())[name].preload(given) });

/** A page as the router takes it. */
export interface PageRoute {
  readonly path: string;
  readonly element: ReactNode;
  readonly handle: PreloadHandle;
}

/**
 * The routes of pages: what is fetched late, and what is given here. A page that comes with the area has its preload
 * here too: the list of pages needs none of them.
 */
export const routesOf = <Name extends string>(
  pages: Readonly<Record<Name, PageDeclaration & Pick<PageAddress, 'path'>>>,
  elements: Readonly<Partial<Record<Name, ReactNode>>>,
  preloads?: Readonly<Partial<Record<Name, PreloadHandle>>>,
): PageRoute[] =>
  (Object.keys(pages) as Name[]).map(name => {
    const { path, load, skeleton = <Skeleton shape="card" />, preload = preloads?.[name] } = pages[name];
    const Late = load && latePage(async () => (await load()).Page, skeleton);
    const element = elements[name] ?? (Late && <Late />);
    return {
      path,
      element,
      handle: {
        preload: (given: PreloadContext) =>
          Promise.all([load?.().then(({ Page }) => Page.preload?.(given)), preload?.preload(given)]),
      },
    };
  });
