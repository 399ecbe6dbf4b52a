import type { ComponentProps } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export type UiProviderProps = Pick<
  ComponentProps<typeof RouterProvider>,
  'navigate' | 'useHref' | 'children'
>;

/**
 * Gives the components their router and their language. The shell wraps the application in it once.
 *
 * @param props.navigate goes to an address of the portal: `to => { void router.navigate(to); }`
 * @param props.useHref hook that turns such an address into what the browser sees (adds the base path)
 */
export const UiProvider = ({ navigate, useHref, children }: UiProviderProps) => (
  <I18nProvider locale="da-DK">
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      {children}
    </RouterProvider>
  </I18nProvider>
);
