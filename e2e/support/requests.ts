/** Counts a page's requests and reloads: a fault must not cause endless requests. */
import type { Page } from '@playwright/test';
import { portalOrigin } from './addresses.ts';

export interface RequestCount {
  /** Requests so far whose URL matches. */
  soFar(): number;
}

/** Counts a page's requests from now on, without preflights. */
export const countRequests = (page: Page, address: RegExp): RequestCount => {
  let count = 0;
  page.on('request', request => {
    if (request.method() !== 'OPTIONS' && address.test(request.url())) count += 1;
  });
  return { soFar: () => count };
};

/** Counts scripts that are about to run from now on; prefetched ones do not count. */
export const countScripts = (page: Page, address: RegExp): RequestCount => {
  let count = 0;
  page.on('request', request => {
    if (request.resourceType() === 'script' && address.test(request.url())) count += 1;
  });
  return { soFar: () => count };
};

/** Marks the document, to verify later that it was not reloaded. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });

/** Whether the document is still the one marked by {@link markPage}. */
export const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

/** Collects page loads from now on; the redirect back from a sign-in does not count. */
export const listLoads = (page: Page): readonly string[] => {
  const loads: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.origin === portalOrigin && !url.searchParams.has('code'))
      loads.push(url.href);
  });
  return loads;
};
