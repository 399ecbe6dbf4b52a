import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { routerTexts } from './texts.ts';

/** Every page has a heading, also one that is not there yet. It is none to go to: the page itself brings that. */
const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div aria-busy="true">
    <h1 className="visually-hidden">{routerTexts.pageOnItsWay}</h1>
    {children}
  </div>
);

/**
 * A page whose code is fetched when somebody opens it, for the `element` of a route:
 *
 *     const ActivityLog = latePage(async () => (await import('./activity-log.page.lazy.tsx')).ActivityLogPage, …);
 *
 * Code that can't be had goes to the route's error page, and drawing the route again asks for it anew. The router's
 * own `lazy` routes, and `React.lazy`, remember the first failure for as long as the document lives.
 *
 * @param load imports the code; called once for each time the page is opened until it has come
 * @param waiting stands there meanwhile, below a heading that is heard and not seen
 */
export const latePage = (load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType =>
  latePart(load, <Waiting>{waiting}</Waiting>);

/** The same for what stands below a heading that is there already. */
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
