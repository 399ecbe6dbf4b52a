import { applicationPath, portalOrigin } from '../../support/addresses.ts';
import { fillSignIn, signInByPassword } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

const landingPages = [
  ['superadmin', 'Fjordby Hospital'],
  ['admin', 'Nordhavn Byg A/S'],
  ['limited', 'Nordhavn Byg A/S'],
  ['employee', 'Nordhavn Byg A/S'],
  ['single', 'Klitten Café ApS'],
] as const;

for (const [account, company] of landingPages) {
  test(`signs ${account} in to the landing page, and keeps no token in storage or URL (NAV-062)`, async ({
    page,
  }) => {
    await signInByPassword(page, `${account}@demo.example`);
    await expect(heading(page, `Velkommen, ${company}`)).toBeVisible();
    await expect(page).toHaveURL(/\/selvbetjening\/\d{4}\/velkommen$/);
    await expect(page).toHaveTitle('Velkommen – Lyng Erhverv');
    await expect(page.getByText('Åbent i alt')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/access_token|refresh_token|id_token|Bearer/);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('shows a message and a sign-out button to a user without customers', async ({ page }) => {
  await signInByPassword(page, 'nocustomers@demo.example');
  await expect(heading(page, 'Du er ikke tilknyttet en virksomhed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log ud' })).toBeVisible();
});

test('shows the failed sign-in page to a user without roles, without a redirect loop (AUTH-017, ERR-017)', async ({
  page,
}) => {
  const authorizations: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/auth') authorizations.push(request.url());
  });
  await signInByPassword(page, 'noroles@demo.example');
  await expect(page).toHaveURL(`${portalOrigin}${applicationPath}/login-fejl`);
  await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
  await expect(page.getByText(/^Dit login har ikke adgang til selvbetjeningen\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log ind som en anden' })).toBeVisible();
  expect(authorizations.length).toBeLessThanOrEqual(1);
});

test('keeps a deep link with its query through the sign-in (NAV-061)', async ({ page }) => {
  await signInByPassword(page, 'admin@demo.example', '/1001/abonnementer?status=Suspended&antal=20');
  await expect(heading(page, 'Abonnementer')).toBeVisible();
  await expect(page).toHaveURL(
    `${portalOrigin}${applicationPath}/1001/abonnementer?status=Suspended&antal=20`,
  );
  await expect(page.getByRole('button', { name: 'Status: Spærret' })).toBeVisible();
});

test('shows the same error for an unknown e-mail and a wrong password', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 422 .*\/log-ind\//);
  await page.goto(`${applicationPath}/`);
  const sentence = 'E-mail eller adgangskode er forkert. Ret oplysningerne, og prøv igen.';
  for (const email of ['employee@demo.example', 'nobody@demo.example']) {
    await fillSignIn(page, email, 'not-the-password');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
  }
});
