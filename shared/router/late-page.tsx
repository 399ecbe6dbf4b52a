import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { routerTexts } from './texts.ts';

/** Every page needs a heading, even while loading. It is not a focus target: the loaded page has its own. */
const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div aria-busy="true">
    <h1 className="visually-hidden">{routerTexts.pageOnItsWay}</h1>
    {children}
  </div>
);

/**
 * A lazy-loaded page for the `element` of a route:
 *
 *     const ActivityLog = latePage(async () => (await import('./activity-log.page.lazy.tsx')).ActivityLogPage, …);
 *
 * If loading fails, the route's error page shows, and rendering the route again retries. The router's own
 * `lazy` routes and `React.lazy` cache the first failure until reload.
 *
 * @param load imports the code; called each time the page is opened until it succeeds
 * @param waiting shown while loading, below a visually hidden heading
 */
export const latePage = (load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType =>
  latePart(load, <Waiting>{waiting}</Waiting>);

/** The same for a part of a page that already has a heading. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> => {
  let come: ComponentType<Props> | undefined;
  const loadPage = async () => {
    come = await load();
    return { default: come };
  };
  return props => {
    const [Page] = useState(() => come ?? lazy(loadPage));
    return (
      <Suspense fallback={waiting}>
        <Page {...props} />
      </Suspense>
    );
  };
};
