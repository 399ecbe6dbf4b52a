/** How a remote declares its pages, each once, in its `pages.tsx`. */
import type { ComponentType, ReactNode } from 'react';
import { customerHref } from './links.ts';
import type { PreloadContext, PreloadHandle } from './preload.ts';
import { Skeleton } from 'shared/ui/skeleton';
import { latePage } from '../router/late-page.tsx';
import { generatePath } from 'shared/router';

/** A page without its path. */
export interface PageDeclaration {
  /** The same as in `remote.json`, which the shell uses before the code is loaded; `keepsDescription` compares them. */
  readonly title: string;
  /**
   * Lazy import of the page. The module exports `Page`, annotated as `ComponentType`, so that the type of the list of
   * pages does not depend on the pages. `Page` may have a `preload`. Omit it for pages that are part of the first bundle
   * (routes.tsx).
   */
  readonly load?: () => Promise<{ readonly Page: ComponentType & Partial<PreloadHandle> }>;
  /** Fallback while the page loads; by default a card. */
  readonly skeleton?: ReactNode;
  /** Loads the page's first queries before it is opened. */
  readonly preload?: PreloadHandle;
}

/** The parameters of a path. */
type Parameter<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Parameter<First> | Parameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PageIds<Path extends string> = Readonly<Record<'customerId' | Parameter<Path>, string>>;

/** The address of a page. */
export interface PageAddress<Path extends string = string> {
  /** Relative to the customer; the shell owns everything before it. */
  readonly path: Path;
  readonly href: (ids: PageIds<Path>) => string;
}

/** Declares a page; add it to `pages`. */
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
 * Preloads of all pages but the first, in a lazy chunk so that their queries are not part of the first page:
 * `const late = latePreloads(() => import('./preload.lazy.ts'))`, then `preload: late('invoicePreload')`.
 */
export const latePreloads =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, PreloadHandle>>>) =>
  (name: Name): PreloadHandle => ({ preload: async given => (await load())[name].preload(given) });

/** A page as a route. */
export interface PageRoute {
  readonly path: string;
  readonly element: ReactNode;
  readonly handle: PreloadHandle;
}

/**
 * The routes of the pages: lazy pages, and those given as `elements`, whose preloads are given here too.
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
