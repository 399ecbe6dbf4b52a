/** The portal as with `PORTAL_TOGGLE_PROTOCOL`: its settings select one of the two toggle protocols. */
import type { Page } from '@playwright/test';
import { togglesPort } from '../support/addresses.ts';

export type ToggleProtocol = 'http' | 'ws';

const streaming = (protocol: ToggleProtocol): string =>
  `"streamingUri":"${protocol}://localhost:${String(togglesPort)}"`;

/** Applies to every page opened from now on, before its first script runs. */
export const setToggleProtocol = (page: Page, protocol: ToggleProtocol): Promise<unknown> =>
  page.addInitScript(
    ([from, to]) => {
      // A copy inserted before the original is found first: the content of a script element cannot be changed.
      const copySettings = (): void => {
        const written = document.querySelector('script#portal-settings');
        if (!written) return;
        const copy = document.querySelector('data#portal-settings') ?? document.createElement('data');
        if (!copy.isConnected) {
          copy.id = 'portal-settings';
          written.before(copy);
        }
        const text = written.textContent.replaceAll(from, to);
        if (copy.textContent !== text) copy.textContent = text;
      };
      new MutationObserver(copySettings).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    },
    [streaming(protocol === 'ws' ? 'http' : 'ws'), streaming(protocol)] as const,
  );
