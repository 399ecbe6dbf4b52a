/** New subscriptions: each run creates its own. */
import { randomInt } from 'node:crypto';
import { signInByPassword } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

const creation = '/1001/abonnementer/opret-abonnement';
const pdf = (content: string) => ({
  name: 'fuldmagt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

test('ports a number with a power of attorney, and keeps the draft after a reload and a sign-out (PLAN-010, PLAN-014)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/attachments/);
  await signInByPassword(page, 'admin@demo.example', creation);
  const next = () => page.getByRole('button', { name: 'Næste' }).click();
  await page.getByRole('radio', { name: 'Mobilabonnement' }).check();
  await page.getByRole('radio', { name: /Erhverv Mobil 50 GB/ }).check();
  await next();
  await page.getByLabel('Fornavn').fill('Ægir');
  await page.getByLabel('Efternavn').fill('Ørnholt');
  await page.reload();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ægir');
  await expect(page.getByLabel('Efternavn')).toHaveValue('Ørnholt');
  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, log ud' }).click();
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await signInByPassword(page, 'admin@demo.example', `${creation}?trin=2`);
  await expect(page.getByLabel('Fornavn')).toHaveValue('Ægir');
  await next();
  await page.getByRole('radio').first().check();
  await next();
  await page.getByRole('radio', { name: /^Flyt et nummer/ }).check();
  await page.getByLabel('Nummer, der skal flyttes').fill(`29${String(randomInt(100_000, 999_999))}`);
  await page.getByLabel('Nuværende teleselskab').fill('Fjordnet');
  await page.getByLabel('Ejer af nummeret').fill('Nordhavn Byg A/S');
  await page.getByRole('button', { name: /^Vælg dato i kalender.*Hvornår skal nummeret flyttes/ }).click();
  await page.getByRole('button', { name: 'Næste måned' }).click();
  // Weekends and holidays are disabled.
  await page.getByRole('grid').getByRole('button', { disabled: false }).first().click();
  await expect(page.getByRole('textbox', { name: 'Hvornår skal nummeret flyttes?' })).not.toHaveValue('');
  await page.getByLabel('Fuldmagt').setInputFiles(pdf('MZ no document'));
  await expect(page.getByRole('alert').getByText(/^Filens indhold er ikke det/)).toBeVisible();
  await page.getByLabel('Fuldmagt').setInputFiles(pdf('%PDF-1.7\n%%EOF\n'));
  await expect(page.getByText('fuldmagt.pdf er valgt')).toBeVisible();
  await next();
  await page.getByRole('radio', { name: /^E-sim/ }).check();
  await next();
  await next();
  await expect(page.getByText(/flyttes fra Fjordnet den/)).toBeVisible();
  await page.getByRole('button', { name: 'Bestil abonnement' }).click();
  await expect(page.getByText('Abonnementet bliver oprettet')).toBeVisible();
  await expect(heading(page, 'Ægir Ørnholt')).toBeVisible();
});

test('creates several from a Windows-1252 file, and continues after the tab is closed', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin', `${creation}/flere`);
  const lines = [
    'Type;Abonnement;Fornavn;Efternavn;Kundenummer;Simkort',
    'Mobilabonnement;Erhverv Mobil 50 GB;Åse;Bæk;80011001;e-sim',
    'Mobilabonnement;Erhverv Mobil 50 GB;Bo;Dam;12345678;e-sim',
  ].join('\r\n');
  await page.getByLabel('CSV-fil').setInputFiles({
    name: 'nye.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines, 'latin1'),
  });
  await expect(page.getByLabel('Linjer')).toHaveValue(/Åse;Bæk/);
  await page.getByRole('button', { name: 'Kontrollér linjerne' }).click();
  await expect(page.getByText('1 linje kan bestilles, 1 linje har fejl.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kundenummeret findes ikke, eller du har ikke adgang til det')).toBeVisible();
  await page.getByRole('button', { name: 'Bestil 1 abonnement' }).click();
  await expect(heading(page, 'Opret abonnementer')).toBeFocused();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('1 af 1 er behandlet.')).toBeVisible();
  await again.getByRole('link', { name: 'Åse Bæk' }).click();
  await expect(heading(again, 'Åse Bæk')).toBeVisible();
});
