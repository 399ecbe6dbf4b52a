/** What a page asks for, and whether it is loaded anew: a fault must not make it ask for ever. */
import type { Page } from '@playwright/test';
import { portalOrigin } from './addresses.ts';

export interface RequestCount {
  /** Requests so far whose address matches. */
  soFar(): number;
}

/** Counts requests of a page from now on, preflights left out. */
export const countRequests = (page: Page, address: RegExp): RequestCount => {
  let count = 0;
  page.on('request', request => {
    if (request.method() !== 'OPTIONS' && address.test(request.url())) count += 1;
  });
  return { soFar: () => count };
};

/** Counts scripts that a page is about to run from now on; what is only fetched into the cache is none. */
export const countScripts = (page: Page, address: RegExp): RequestCount => {
  let count = 0;
  page.on('request', request => {
    if (request.resourceType() === 'script' && address.test(request.url())) count += 1;
  });
  return { soFar: () => count };
};

/** Marks the document, to tell later that it was never loaded anew. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });

/** Whether the document is still the one that {@link markPage} has marked. */
export const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

/** Loads of a page from now on, as they come: the second half of a sign-in on the way is none of them. */
export const listLoads = (page: Page): readonly string[] => {
  const loads: string[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.origin === portalOrigin && !url.searchParams.has('code'))
      loads.push(url.href);
  });
  return loads;
};
