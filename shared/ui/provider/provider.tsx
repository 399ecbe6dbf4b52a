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
 * Provides the components with router and locale. The shell wraps the application in it once.
 *
 * @param props.navigate navigates to a portal path: `to => { void router.navigate(to); }`
 * @param props.useHref converts a portal path to the browser's href (adds the base path); may be a hook,
 * which then re-renders every link when its input changes
 */
export const UiProvider = ({ navigate, useHref = asItIs, children }: UiProviderProps) => {
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  // Stable, so that navigation does not re-render every link.
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
