import { createContext, useContext, useEffect } from 'react';

/** Puts a title in place of the page's own one; answers the way to take it back. */
export type ShowPageTitle = (title: string) => () => void;

/** Filled by the shell around every page, and by `renderWithHost()`. */
export const PageTitleContext = createContext<ShowPageTitle | null>(null);

/**
 * Names a page by what it shows, once that is known: 'Invitation til anna@demo.example'. Until then, and where
 * nothing is known, the page has the title that `remote.json` gives its address.
 *
 * Only the browser's title changes: page views keep the title of `remote.json`, which names nobody.
 *
 * @param title without the portal's name, which the shell adds; undefined while it is not known
 */
export const usePageTitle = (title: string | undefined): void => {
  const show = useContext(PageTitleContext);
  if (show === null) throw new Error('usePageTitle needs the shell: no PageTitleContext was supplied.');
  useEffect(() => (title === undefined ? undefined : show(title)), [show, title]);
};
