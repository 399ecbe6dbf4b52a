/** The back-forward cache. The suite's other tests run without it, and the headless shell does not support it. */
import { identityOrigin, pageAt } from '../../support/addresses.ts';
import { signInByPassword } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env['PORTAL_WHOLE_CHROMIUM'];
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

test('shows the sign-in page instead of a cached page after the sign-in has ended', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The page of another origin in between is an image, and the browser also requests a favicon.
  consoleErrors.allow(/favicon/);
  // Playwright reports no load for a restored page, so the page reports it itself.
  await page.addInitScript(() => {
    addEventListener('pageshow', event => {
      if (event.persisted) localStorage.setItem('was-put-aside', 'yes');
    });
  });
  await signInByPassword(page, 'limited@demo.example', '/1001/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto(`${identityOrigin}/assets/icon.svg`);
  await context.clearCookies();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.goto(pageAt('/fejl'));
  expect(await page.evaluate(() => localStorage.getItem('was-put-aside'))).toBe('yes');
});
