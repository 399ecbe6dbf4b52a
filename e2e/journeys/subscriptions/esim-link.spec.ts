/** An eSIM sent to the phone's user. Its subscription is used by no other test, since orders persist. */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { mailsTo, newestLink } from '../../support/control.ts';
import { newEmail } from '../../support/new-person.ts';
import { expect, heading, test } from '../../support/test.ts';

const esimPage =
  '/1001/abonnementer/1001000322/simkort/administrer-simkort/89450000010010003221/skift-til-esim';
const sending = (page: Page) => page.getByRole('region', { name: 'Send til medarbejderen' });

const sendTo = async (page: Page, email: string): Promise<string> => {
  await sending(page).getByRole('textbox', { name: 'Medarbejderens e-mail' }).fill(email);
  await sending(page).getByRole('button', { name: 'Send link' }).click();
  await expect(sending(page).getByText(email)).toBeVisible();
  return newestLink(email);
};

test('shows an eSIM code once by a mailed link without a login, and its state to the sender', async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs('admin', esimPage);
  await page.getByRole('button', { name: 'Bestil e-sim' }).click();
  await expect(sending(page)).toBeVisible();
  const email = newEmail('ny.telefon');
  const link = await sendTo(page, email);
  await expect(sending(page).getByText(/^Koden er ikke vist endnu\./)).toBeVisible();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Dit e-sim til 10\u00a010\u00a003\u00a021');

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(heading(phone, 'Installér e-sim')).toBeVisible();
  await expect(phone).toHaveURL(`${portalOrigin}${pageAt('/installer-e-sim')}`);
  // A GET, as by mail scanners, does not consume the link.
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Vis koden' }).click();
  await expect(heading(phone, 'Her er din kode')).toBeFocused();
  await expect(phone.getByRole('img', { name: 'QR-kode, der installerer e-simkortet' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Installér på denne iPhone' })).toHaveAttribute(
    'href',
    /^https:\/\/esimsetup\.apple\.com\/esim_qrcode_provisioning\?carddata=LPA%3A1%24/,
  );
  await expect(phone.getByRole('link', { name: 'Installér på denne Android' })).toBeVisible();
  await phone.reload();
  await expect(heading(phone, 'Koden er allerede vist')).toBeVisible();
  await phone.goto(link);
  await expect(heading(phone, 'Koden er allerede vist')).toBeVisible();

  await page.reload();
  await expect(sending(page).getByText(/^Koden blev vist /)).toBeVisible();
  const second = await sendTo(page, newEmail('forkert.modtager'));
  await sending(page).getByRole('button', { name: 'Træk linket tilbage' }).click();
  await expect(sending(page).getByText('Linket er trukket tilbage.')).toBeVisible();
  await phone.goto(second);
  await expect(heading(phone, 'Linket er trukket tilbage')).toBeVisible();
  await elsewhere.close();
});
