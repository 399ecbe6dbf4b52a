import { identityOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { countRequests } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';

const faults: [string, Omit<Fault, 'service'>][] = [
  ['identity server that is down', { path: '*', drop: true }],
  ['identity server that answers nothing but 500', { path: '/.well-known/*', status: 500, body: '' }],
  ['identity server that is silent (within 8 s)', { path: '*', delayMs: 60_000 }],
  [
    'identity server that is something else',
    { path: '/.well-known/*', status: 200, body: { issuer: 'https://attacker.example' } },
  ],
  ['token endpoint that is silent (within 8 s)', { path: '/token', delayMs: 60_000 }],
  ['token endpoint that answers 500', { path: '/token', status: 500, body: '' }],
  ['user-info endpoint that answers 401', { path: '/me', status: 401, body: '' }],
  [
    'user info without customer_roles (AUTH-017)',
    { path: '/me', status: 200, body: { sub: 'x', email: 'x@y.example' } },
  ],
];

for (const [what, fault] of faults) {
  test(`says once that signing in failed: ${what} (ERR-017)`, async ({
    page,
    signInAs,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.allow(new RegExp(identityOrigin));
    await signInAs('employee', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await control.addFault({ service: 'identity', ...fault });
    let authorizations = 0;
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/auth') authorizations += 1;
    });
    await page.goto(pageAt('/1001/faktura'));
    await expect(heading(page, 'Du kunne ikke logges ind')).toBeVisible({ timeout: 8_000 });
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
    expect(authorizations).toBeLessThanOrEqual(1);
    await control.clearFaults();
    await page.goto(pageAt('/1001/faktura'));
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
}

test('does not sign in by a server that knows no S256 (AUTH-008)', async ({ page, signInAs, control }) => {
  await signInAs('employee', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  const discovery = await page.request.get(`${identityOrigin}/.well-known/openid-configuration`);
  const body = { ...((await discovery.json()) as object), code_challenge_methods_supported: ['plain'] };
  await control.addFault({ service: 'identity', path: '/.well-known/*', status: 200, body });
  const authorizations = countRequests(page, /\/auth\?/);
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Du kunne ikke logges ind')).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
  expect(authorizations.soFar()).toBe(0);
});
