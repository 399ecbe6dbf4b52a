import { createContext, useContext, useEffect } from 'react';

/** Replaces the page's default title; returns a function that restores it. */
export type ShowPageTitle = (title: string) => () => void;

/** Provided by the shell around every page, and by `renderWithHost()`. */
export const PageTitleContext = createContext<ShowPageTitle | null>(null);

/**
 * Sets a title with the loaded data: 'Invitation til anna@demo.example'. Until then, and if there is no such
 * data, the page has its title from `remote.json`.
 *
 * Only the browser's title changes: page views are tracked with the title of `remote.json`, which contains no
 * personal data.
 *
 * @param title without the portal's name, which the shell adds; undefined while it is unknown
 */
export const usePageTitle = (title: string | undefined): void => {
  const show = useContext(PageTitleContext);
  if (show === null) throw new Error('usePageTitle needs the shell: no PageTitleContext was supplied.');
  useEffect(() => (title === undefined ? undefined : show(title)), [show, title]);
};
