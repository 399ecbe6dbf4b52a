/** The portal as it is with `PORTAL_TOGGLE_PROTOCOL`: its page says which of the two toggle protocols it speaks. */
import type { Page } from '@playwright/test';

export type ToggleProtocol = 'http' | 'ws';

/** Marks every page that is opened from now on, before its first script runs. */
export const speakToggles = (page: Page, protocol: ToggleProtocol): Promise<unknown> =>
  page.addInitScript(word => {
    const mark = (): void => {
      document.documentElement.dataset['portalToggles'] = word;
    };
    // There may be no element yet; when it comes, this comes right after it.
    new MutationObserver(mark).observe(document, { childList: true });
  }, protocol);
