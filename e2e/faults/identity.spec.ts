import type { Page } from '@playwright/test';
import { identityOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { countRequests } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';

const faults: [string, Omit<Fault, 'service'>][] = [
  ['identity server that is down', { path: '*', drop: true }],
  ['identity server that answers nothing but 500', { path: '/.well-known/*', status: 500, body: '' }],
  ['identity server that is silent', { path: '*', delayMs: 60_000 }],
  [
    'identity server that is something else',
    { path: '/.well-known/*', status: 200, body: { issuer: 'https://attacker.example' } },
  ],
  ['token endpoint that is silent', { path: '/token', delayMs: 60_000 }],
  ['token endpoint that answers 500', { path: '/token', status: 500, body: '' }],
];

/** User-info responses that each differ from the valid one in a single property. */
const userInfos: [string, { status?: number; change?: object }][] = [
  ['answers 401, whatever it says', { status: 401 }],
  ['says nothing of customer_roles (AUTH-017)', { change: { customer_roles: undefined } }],
  ['speaks of somebody else', { change: { sub: 'somebody-else' } }],
];

/** Opens a page with a fault, and again without it. */
const failsOnceAndThenSignsIn = async (page: Page, mend: () => Promise<unknown>): Promise<void> => {
  const authorizations = countRequests(page, /\/auth\?/);
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
  expect(authorizations.soFar()).toBeLessThanOrEqual(1);
  await mend();
  await page.goto(pageAt('/1001/faktura'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
};

test.beforeEach(async ({ page, signInAs, expectedComplaints }) => {
  expectedComplaints.allow(new RegExp(identityOrigin));
  await signInAs('employee', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
});

for (const [what, fault] of faults) {
  test(`says once that signing in failed: ${what} (ERR-017)`, async ({ page, control }) => {
    await control.addFault({ service: 'identity', ...fault });
    await failsOnceAndThenSignsIn(page, () => control.clearFaults());
  });
}

for (const [what, { status = 200, change }] of userInfos) {
  test(`says once that signing in failed: user-info endpoint that ${what} (ERR-017)`, async ({ page }) => {
    const address = `${identityOrigin}/me`;
    await page.route(address, async route => {
      const response = await route.fetch();
      const person = (await response.json()) as object;
      await route.fulfill({ response, status, json: { ...person, ...change } });
    });
    await failsOnceAndThenSignsIn(page, () => page.unroute(address));
  });
}

test('does not sign in by a server that knows no S256 (AUTH-008)', async ({ page, control }) => {
  const discovery = await page.request.get(`${identityOrigin}/.well-known/openid-configuration`);
  const body = { ...((await discovery.json()) as object), code_challenge_methods_supported: ['plain'] };
  await control.addFault({ service: 'identity', path: '/.well-known/*', status: 200, body });
  const authorizations = countRequests(page, /\/auth\?/);
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
  expect(authorizations.soFar()).toBe(0);
});
