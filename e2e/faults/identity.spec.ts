import { identityOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { expect, heading, test } from '../support/test.ts';

const faults: [string, Omit<Fault, 'service'>][] = [
  ['identity server that is down', { path: '*', drop: true }],
  ['identity server that answers nothing but 500', { path: '/.well-known/*', status: 500, body: '' }],
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
    await expect(heading(page, 'Du kunne ikke logges ind')).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
    expect(authorizations).toBeLessThanOrEqual(1);
    await control.clearFaults();
    await page.goto(pageAt('/1001/faktura'));
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
}
