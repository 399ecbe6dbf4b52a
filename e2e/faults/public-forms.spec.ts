import { pageAt } from '../support/addresses.ts';
import { mailsTo, newestLink } from '../support/control.ts';
import { fillNewPassword, fillSignUp, invite, invitePage, newEmail } from '../support/new-person.ts';
import { expect, heading, test } from '../support/test.ts';

test('public forms: keep what is typed when a request fails, send one mail, and reject an expired link (PUB-008)', async ({
  page,
  context,
  signInAs,
  control,
  consoleErrors,
}) => {
  // A single user: invited, signed up, and with a forgotten password.
  const email = newEmail('uheldig');

  await test.step('keeps the typed values when sign-up fails, and succeeds when the API is back', async () => {
    consoleErrors.allow(/\/self-service-api\/invitations\//);
    await signInAs('superadmin', invitePage('1001'));
    await invite(page, email);
    await page.goto(await newestLink(email));
    await expect(page.getByLabel('Fornavn')).toBeVisible();
    const path = '/self-service-api/invitations/*';
    await control.addFault({ service: 'api', method: 'POST', path, status: 500, body: '', times: 1 });
    // No count: browsers retry on their own when a connection breaks before any response.
    await control.addFault({ service: 'api', method: 'POST', path, drop: true });
    await fillSignUp(page, 'EnGodKode1');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Der er sket en alvorlig serverfejl.');
    await page.getByRole('button', { name: 'Opret login' }).click();
    await expect(failure).toContainText('Der er sket en generel netværksfejl');
    await expect(page.getByLabel('Efternavn')).toHaveValue('Nørgård');
    await control.clearFaults();
    await page.getByRole('button', { name: 'Opret login' }).click();
    await expect(heading(page, 'Dit login er oprettet')).toBeVisible();
  });

  await test.step('shows the offline error at once, and sends one mail on a double click when back online', async () => {
    consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto(pageAt('/glemt-adgangskode'));
    await page.getByLabel('E-mail').fill(email);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Du har ikke forbindelse til internettet',
    );
    await context.setOffline(false);
    const before = (await mailsTo(email)).length;
    await page.getByRole('button', { name: 'Send link' }).dblclick();
    await expect(heading(page, 'Tjek din e-mail')).toBeVisible();
    expect((await mailsTo(email)).length).toBe(before + 1);
  });

  await test.step('checks a link again on retry after an error', async () => {
    consoleErrors.allow(/\/self-service-api\/password-reset/);
    const path = '/self-service-api/password-reset-links';
    await control.addFault({ service: 'api', method: 'POST', path, status: 500, body: '' });
    await page.goto(await newestLink(email));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Vi kunne ikke kontrollere linket.',
    );
    await control.clearFaults();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  await test.step('rejects a link that expired while the page was open, and links to a new one (PUB-008)', async () => {
    consoleErrors.allow(/status of 400 .*\/self-service-api\/password-resets/);
    await page.goto(await newestLink(email));
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await control.advanceClock(61 * 60_000);
    await page.getByLabel('Adgangskode', { exact: true }).focus();
    await fillNewPassword(page, 'EnNyKode2');
    await expect(heading(page, 'Linket virker ikke længere')).toBeFocused();
    await page.getByRole('link', { name: 'Få et nyt link' }).click();
    await expect(heading(page, 'Glemt adgangskode')).toBeFocused();
  });
});
