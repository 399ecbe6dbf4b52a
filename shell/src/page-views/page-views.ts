/** Virtual page views for the analytics data layer (NAV-064 to NAV-067). */
import type { Mode } from 'shared/settings/portal-settings';

const countedModes: readonly Mode[] = ['production', 'preproduction', 'test'];

/** One entry of `window.dataLayer`; analytics reads it there, we load no analytics script. */
export interface PageView {
  readonly event: 'virtualPageView';
  readonly page: { readonly url: string; readonly path: string; readonly name: string };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** SIM card numbers have 11 digits or more; no id in an address has that many. */
const simNumbers = /\d{11,}/g;

/**
 * Pushes one page view in production, preproduction and test, none in the other modes. Call it once per settled
 * navigation. The URL is sent without query and fragment, which may contain e-mail addresses and tokens, and without
 * SIM card numbers, which are part of their pages' paths.
 */
export const pushPageView = (mode: Mode, address: string, name: string): void => {
  if (!countedModes.includes(mode)) return;
  const { origin, pathname } = new URL(address, window.location.origin);
  const path = pathname.replaceAll(simNumbers, '[number]');
  const view: PageView = { event: 'virtualPageView', page: { url: origin + path, path, name } };
  window.dataLayer ??= [];
  window.dataLayer.push(view);
};
