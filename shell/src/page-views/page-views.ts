/** Virtual page views for the analytics data layer (NAV-064 to NAV-067). */
import type { Mode } from '../settings/detect-environment.ts';

const countedModes: readonly Mode[] = ['production', 'preproduction', 'test'];

/** One entry of `window.dataLayer`; whoever analyses reads it there, no script of theirs is loaded by us. */
export interface PageView {
  readonly event: 'virtualPageView';
  readonly page: { readonly url: string; readonly path: string; readonly name: string };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Pushes one page view in production, preproduction and test, none in the other modes. Call it once per settled
 * navigation. The URL goes without query and fragment, where e-mail addresses and tokens may be.
 */
export const pushPageView = (mode: Mode, address: string, name: string): void => {
  if (!countedModes.includes(mode)) return;
  const { origin, pathname } = new URL(address, window.location.origin);
  const view: PageView = { event: 'virtualPageView', page: { url: origin + pathname, path: pathname, name } };
  window.dataLayer ??= [];
  window.dataLayer.push(view);
};
