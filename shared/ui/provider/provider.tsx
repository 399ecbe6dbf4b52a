import { useCallback, useLayoutEffect, useMemo, useRef, type ComponentProps } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { PortalRouterContext } from './portal-links.ts';

export type UiProviderProps = Pick<
  ComponentProps<typeof RouterProvider>,
  'navigate' | 'useHref' | 'children'
>;

type UseHref = NonNullable<UiProviderProps['useHref']>;

const isOtherSite = /^[a-z][a-z\d+.-]*:/i;
const asItIs: UseHref = href => href;

/**
 * Gives the components their router and their language. The shell wraps the application in it once.
 *
 * @param props.navigate goes to an address of the portal: `to => { void router.navigate(to); }`
 * @param props.useHref turns such an address into what the browser sees (adds the base path); it may be a hook, which then draws
 * every link anew when what it reads changes
 */
export const UiProvider = ({ navigate, useHref = asItIs, children }: UiProviderProps) => {
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  // The same one each time, so that no link is drawn anew because the page moved.
  const go = useCallback((to: string) => {
    latest.current(to, undefined);
  }, []);
  const router = useMemo(() => {
    const useAddress: UseHref = to => {
      const inPortal = useHref(to);
      return isOtherSite.test(to) ? to : inPortal;
    };
    return { navigate: go, useHref: useAddress };
  }, [go, useHref]);
  return (
    <I18nProvider locale="da-DK">
      <RouterProvider {...router}>
        <PortalRouterContext value={router}>{children}</PortalRouterContext>
      </RouterProvider>
    </I18nProvider>
  );
};
