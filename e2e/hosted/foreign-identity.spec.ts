/**
 * Sign-in through third-party identity servers by configuration only: another client of the same build, with its own
 * host names, and an API that accepts that server's tokens.
 */
import type { Page } from '@playwright/test';
import type { MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import { pageAt } from '../support/addresses.ts';
import { logEntriesSince } from '../support/control.ts';
import { startMockServer, startProvider } from './foreign-identity.ts';
import {
  originOf,
  redirectAddressOf,
  signedOutAddressOf,
  startForeignPlatform,
  type ForeignPortal,
} from './foreign-portal.ts';
import { customerId, mockPortal, person, providerPortal } from './foreign-portals.ts';
import { expect, heading, test } from './hosted-portal.ts';
import { isLogging, leave } from './log-library.ts';

const landingPage = pageAt(`/${customerId}/velkommen`);

/** The URLs to which the server redirected the browser, with all parameters. */
const answersOf = (page: Page, portal: ForeignPortal): URL[] => {
  const answers: URL[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.origin === originOf(portal) && url.searchParams.has('state')) answers.push(url);
  });
  return answers;
};

/** Console messages about sign-in. */
const signInMessages = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('console', message => {
    if (message.text().startsWith('Sign-in failed.')) messages.push(message.text());
  });
  return messages;
};

/** Signs in, checks for data from the API on the page, and signs out, also at the server. */
const useAndSignOut = async (page: Page, portal: ForeignPortal, confirmAtServer: () => Promise<void>) => {
  await expect(page).toHaveURL(originOf(portal) + landingPage);
  await expect(page.getByText('Nordhavn Byg A/S').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByRole('button', { name: 'Ja, log ud' }).click();
  await confirmAtServer();
  await expect(page).toHaveURL(url => url.href.startsWith(signedOutAddressOf(portal)));
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
};

/** One line with the reason, in the console and in the log, without any of the sent data. */
const expectOneReason = async (
  page: Page,
  { answers, messages, since, reason }: { answers: URL[]; messages: string[]; since: Date; reason: string },
): Promise<void> => {
  await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
  expect(messages).toEqual([`Sign-in failed. ${reason}`]);
  const reasons = async () => (await logEntriesSince(since)).map(entry => entry['reason']).filter(Boolean);
  await expect.poll(() => isLogging(page)).toBe(true);
  await leave(page);
  await expect.poll(reasons).toEqual([reason]);
  const everything = messages.join() + JSON.stringify(await logEntriesSince(since));
  const secrets = answers.flatMap(({ searchParams }) =>
    ['code', 'state'].flatMap(name => searchParams.getAll(name)),
  );
  expect(secrets).not.toHaveLength(0);
  for (const secret of secrets) expect(everything).not.toContain(secret);
};

test.describe('oauth2-mock-server', () => {
  let server: OAuth2Server;
  test.beforeAll(async () => {
    server = await startMockServer();
  });
  test.afterAll(() => server.stop());

  test('signs a user in, and the API accepts its signed tokens (AUTH-002, AUTH-010, AUTH-012)', async ({
    page,
  }) => {
    const stopPlatform = await startForeignPlatform(mockPortal);
    try {
      const answers = answersOf(page, mockPortal);
      await page.goto(originOf(mockPortal) + landingPage);
      await useAndSignOut(page, mockPortal, () => Promise.resolve());
      expect(answers).toHaveLength(1);
      expect(answers[0]?.href).toContain(`${redirectAddressOf(mockPortal)}?code=`);
      expect(answers[0]?.searchParams.has('scope')).toBe(false);
    } finally {
      await stopPlatform();
    }
  });

  test('logs one line with the reason when the code is rejected (AUTH-015)', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 400/);
    const [answers, messages, since] = [answersOf(page, mockPortal), signInMessages(page), new Date()];
    server.service.once('beforeResponse', (answer: MutableResponse) => {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_client', error_description: 'The client is not known here' };
    });
    await page.goto(originOf(mockPortal) + landingPage);
    const reason = 'The answer gave no tokens: invalid_client, The client is not known here.';
    await expectOneReason(page, { answers, messages, since, reason });
  });
});

test.describe('oidc-provider', () => {
  let stop: () => void;
  test.beforeAll(async () => {
    stop = await startProvider();
  });
  test.afterAll(() => {
    stop();
  });
  // External requests of its pages.
  test.beforeEach(async ({ page }) => {
    await page.route(/^https:\/\/fonts\.googleapis\.com\/|\/favicon\.ico$/, route =>
      route.fulfill({ status: 204 }),
    );
  });

  test('signs a user in with consent and ES256, and the API introspects its tokens (AUTH-002, AUTH-010, AUTH-012, ENV-005)', async ({
    page,
  }) => {
    const stopPlatform = await startForeignPlatform(providerPortal);
    try {
      const answers = answersOf(page, providerPortal);
      await page.goto(originOf(providerPortal) + landingPage);
      await expect(page).toHaveURL(url => url.href.startsWith(`${providerPortal.issuer}/`));
      await page.getByPlaceholder('Enter any login').fill(person);
      await page.getByPlaceholder('and password').fill('hvad som helst');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await useAndSignOut(page, providerPortal, () =>
        page.getByRole('button', { name: 'Yes, sign me out' }).click(),
      );
      expect(answers[0]?.href).toContain(`${redirectAddressOf(providerPortal)}?code=`);
      expect(answers[0]?.searchParams.has('scope')).toBe(false);
      expect(answers[0]?.searchParams.get('iss')).toBe(providerPortal.issuer);
    } finally {
      await stopPlatform();
    }
  });

  test('logs one line with the reason when consent is refused (AUTH-015)', async ({ page }) => {
    const [answers, messages, since] = [answersOf(page, providerPortal), signInMessages(page), new Date()];
    await page.goto(originOf(providerPortal) + landingPage);
    await page.getByRole('link', { name: 'Cancel' }).click();
    const reason = 'The answer gave no tokens: access_denied, End-User aborted interaction.';
    await expectOneReason(page, { answers, messages, since, reason });
  });
});
