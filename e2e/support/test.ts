/** Playwright's `test` with the fixtures and the checks that apply to every test of the suite. */
import { expect, test as base, type Page } from '@playwright/test';
import { listenForConsoleErrors, type ConsoleErrors } from './console-errors.ts';
import { createControl, policyReportsSince, type Control } from './control.ts';
import { lengthenTimeouts } from './longer-timeouts.ts';
import { signIn } from './sign-in.ts';

export interface Options {
  /** Whether the portal's timeouts are as short as for people: for tests about them. Default: false. */
  hasShortTimeouts: boolean;
}

interface Fixtures extends Options {
  /** Sets toggles and faults, and restores everything after the test. */
  control: Control;
  /** Fails the test on browser errors, except those that it allows. */
  consoleErrors: ConsoleErrors;
  /** Opens a page as a demo user: `signInAs('admin', '/1001/faktura')`. */
  signInAs: (account: string, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  hasShortTimeouts: [false, { option: true }],
  context: async ({ context, hasShortTimeouts }, use) => {
    if (!hasShortTimeouts) await lengthenTimeouts(context);
    await use(context);
    // A changed response may still be pending, and its handler fails as its page closes.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  consoleErrors: [
    async ({ context }, use) => {
      const startedAt = new Date();
      const errors = listenForConsoleErrors(context);
      await use(errors);
      expect(errors.unexpected(), 'errors in the browser console').toEqual([]);
      expect(await policyReportsSince(startedAt), 'CSP violations').toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  control: async ({}, use) => {
    const control = createControl();
    await use(control);
    await control.tidy();
  },
  signInAs: async ({ page }, use) => {
    await use(async (account, path) => {
      await signIn(page, `${account}@demo.example`, path);
      return page;
    });
  },
});

export { expect };

/** The page's single h1. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
