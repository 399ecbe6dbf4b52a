import type { Page } from '@playwright/test';
import { identityOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { countRequests } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';

const faults: [string, Omit<Fault, 'service'>][] = [
  ['identity server that is down', { path: '*', drop: true }],
  ['identity server that responds with 500', { path: '/.well-known/*', status: 500, body: '' }],
  ['identity server that does not respond', { path: '*', delayMs: 60_000 }],
  [
    'identity server with another issuer',
    { path: '/.well-known/*', status: 200, body: { issuer: 'https://attacker.example' } },
  ],
  ['token endpoint that does not respond', { path: '/token', delayMs: 60_000 }],
  ['token endpoint that responds with 500', { path: '/token', status: 500, body: '' }],
];

/** User-info responses that each differ from the valid one in a single property. */
const userInfos: [string, { status?: number; change?: object }][] = [
  ['responds with 401', { status: 401 }],
  ['omits customer_roles (AUTH-017)', { change: { customer_roles: undefined } }],
  ['returns another subject', { change: { sub: 'somebody-else' } }],
];

/** Opens a page with a fault, and again without it. */
const expectFailureThenSignIn = async (page: Page, removeFault: () => Promise<unknown>): Promise<void> => {
  const authorizations = countRequests(page, /\/auth\?/);
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
  expect(authorizations.soFar()).toBeLessThanOrEqual(1);
  await removeFault();
  await page.goto(pageAt('/1001/faktura'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
};

// Each fault takes as long as its timeout.
test.describe.configure({ timeout: 600_000 });

test.beforeEach(async ({ page, signInAs, consoleErrors }) => {
  consoleErrors.allow(new RegExp(identityOrigin));
  await signInAs('employee', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
});

test('shows the failed sign-in page without a redirect loop, signs in without the fault, and does not redirect to an identity server without S256 (AUTH-008, AUTH-017, ERR-017)', async ({
  page,
  control,
}) => {
  for (const [what, fault] of faults)
    await test.step(what, async () => {
      await control.addFault({ service: 'identity', ...fault });
      await expectFailureThenSignIn(page, () => control.clearFaults());
    });

  const address = `${identityOrigin}/me`;
  for (const [what, { status = 200, change }] of userInfos)
    await test.step(`user-info endpoint that ${what}`, async () => {
      await page.route(address, async route => {
        const response = await route.fetch();
        const person = (await response.json()) as object;
        await route.fulfill({ response, status, json: { ...person, ...change } });
      });
      await expectFailureThenSignIn(page, () => page.unroute(address));
    });

  await test.step('identity server without S256', async () => {
    const discovery = await page.request.get(`${identityOrigin}/.well-known/openid-configuration`);
    const body = { ...((await discovery.json()) as object), code_challenge_methods_supported: ['plain'] };
    await control.addFault({ service: 'identity', path: '/.well-known/*', status: 200, body });
    const authorizations = countRequests(page, /\/auth\?/);
    await page.goto(pageAt('/1001/faktura'));
    await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
    expect(authorizations.soFar()).toBe(0);
  });
});
