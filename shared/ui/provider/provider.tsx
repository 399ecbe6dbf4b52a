import type { ComponentProps } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export type UiProviderProps = Pick<
  ComponentProps<typeof RouterProvider>,
  'navigate' | 'useHref' | 'children'
>;

type UseHref = NonNullable<UiProviderProps['useHref']>;
const known = new WeakMap<UseHref, UseHref>();

/** The router's hook for addresses of the portal; those of other sites stand as they are. The same one each time: it is a hook. */
const leavingAlone = (useHref: UseHref): UseHref => {
  const there = known.get(useHref);
  if (there !== undefined) return there;
  const useAddress: UseHref = href => {
    const inPortal = useHref(href);
    return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : inPortal;
  };
  known.set(useHref, useAddress);
  return useAddress;
};

/**
 * Gives the components their router and their language. The shell wraps the application in it once.
 *
 * @param props.navigate goes to an address of the portal: `to => { void router.navigate(to); }`
 * @param props.useHref hook that turns such an address into what the browser sees (adds the base path)
 */
export const UiProvider = ({ navigate, useHref, children }: UiProviderProps) => (
  <I18nProvider locale="da-DK">
    <RouterProvider
      navigate={navigate}
      {...(useHref === undefined ? {} : { useHref: leavingAlone(useHref) })}
    >
      {children}
    </RouterProvider>
  </I18nProvider>
);
