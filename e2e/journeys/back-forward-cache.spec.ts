/**
 * A page that the browser has put aside whole, as browsers do; the suite's other tests run without that, and the headless
 * shell cannot.
 */
import { identityOrigin, pageAt } from '../support/addresses.ts';
import { signInByPassword } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

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

test('shows nothing of a page that was put aside while its sign-in ended', async ({
  page,
  context,
  expectedComplaints,
}) => {
  // The page of another origin in between is a picture, and the browser looks for one more.
  expectedComplaints.allow(/favicon/);
  // Playwright hears of no load when a page is taken out again, so the page says itself that it was.
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
