/** What is logged, where, and what is never in a log entry, with the portal's own collector behind its host name. */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { logEntriesSince } from '../support/control.ts';
import { expect, heading, test } from './hosted-portal.ts';
import { signInOnHost } from './hosted-sign-in.ts';
import { isLogging, leave } from './log-library.ts';

const secrets = {
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJraW0ifQ.c2lnbmVk',
  bearer: 'hemmeligt-adgangstegn',
  code: 'engangskode-417',
  puk: '12345678',
  password: 'Portal2026',
  email: 'kim.larsen@demo.example',
};

const message = [
  'Kunne ikke gemme.',
  `Authorization: Bearer ${secrets.bearer}`,
  secrets.token,
  `code=${secrets.code}`,
  `PUK ${secrets.puk}`,
  `password=${secrets.password}`,
  secrets.email,
].join(' ');

/** Opens a public page with secrets in its URL and throws the same unhandled error twice. */
const failAt = async (page: Page, origin: string): Promise<void> => {
  const query = new URLSearchParams({ email: secrets.email, code: secrets.code });
  await page.goto(`${origin}${pageAt(`/logud-bekraeftelse?${String(query)}`)}`);
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await page.evaluate(text => {
    const error = new Error(text);
    setTimeout(() => {
      throw error;
    });
    void Promise.reject(error);
  }, message);
  await expect(heading(page, 'Vi kan ikke vise siden')).toBeVisible();
};

/** The log library sets a global when it is loaded. */
const hasLogLibrary = (page: Page): Promise<boolean> => page.evaluate(() => 'DD_LOGS' in window);

for (const { mode, host, billingCode } of [
  { mode: 'production', host: 'selvbetjening.lyng.example', billingCode: '4100' },
  { mode: 'preproduction', host: 'pr-7.preview.lyng.example', billingCode: '4100' },
]) {
  test(`logs an error in ${mode} once, with its context and without secrets (ERR-030, ERR-031, ENV-022)`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Kunne ikke gemme/);
    const startedAt = new Date();
    await failAt(page, `https://${host}`);
    await expect.poll(() => isLogging(page)).toBe(true);
    await leave(page);
    const errors = async () => (await logEntriesSince(startedAt)).filter(({ status }) => status === 'error');
    await expect.poll(async () => (await errors()).length).toBeGreaterThan(0);
    const entries = await errors();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      h2id: 'selvbetjening-web',
      businessUnit: 'erhverv',
      billingCode,
      service: 'selvbetjening',
      view: { url: `https://${host}${pageAt('/logud-bekraeftelse')}` },
    });
    expect(entries[0]?.['message']).toMatch(/^Kunne ikke gemme\./);
    expect(String(entries[0]?.['ddtags'])).toMatch(
      new RegExp(`env:${mode}.*version:\\d+\\.\\d+\\.\\d+-[0-9a-f]{12}`),
    );
    const everything = JSON.stringify(await logEntriesSince(startedAt));
    for (const secret of Object.values(secrets)) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(encodeURIComponent(secret));
    }
  });
}

test('logs an area that fails to load, with its remote and release (ERR-030)', async ({ page }) => {
  const startedAt = new Date();
  await signInOnHost(page, 'lyng.example');
  // A notifications request in flight when the page is left is never answered.
  const bellAnswered = page.waitForResponse(/\/notifications\?/);
  // The local registry lists origins that production does not accept.
  await page.goto(`https://selvbetjening.lyng.example${pageAt('/1001/faktura')}`);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => isLogging(page)).toBe(true);
  await bellAnswered;
  await leave(page);
  const errors = async () => (await logEntriesSince(startedAt)).filter(({ status }) => status === 'error');
  await expect.poll(async () => (await errors()).length).toBeGreaterThan(0);
  const remotes = (await errors()).map(({ remote }) => String(remote));
  expect(remotes).toEqual([expect.stringMatching(/^mfe-billing@\d+\.\d+\.\d+-[0-9a-f]{12}$/)]);
  // No entry contains data of the sign-in.
  expect(JSON.stringify(await logEntriesSince(startedAt))).not.toMatch(/engangskode|adgang"|kim@firma/);
});

test('logs nothing on localhost (ERR-031)', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Kunne ikke gemme/);
  const startedAt = new Date();
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await failAt(page, portalOrigin);
  expect(await hasLogLibrary(page)).toBe(false);
  await leave(page);
  expect(asked.filter(url => url.includes('/logs'))).toEqual([]);
  expect(await logEntriesSince(startedAt)).toEqual([]);
});
