import { apiOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading, test } from '../support/test.ts';

test('keeps the area and shows only the other customer after a switch (CUST-002, MENU-019, MENU-020)', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/abonnementer');
  await expect(page.getByText(/^Viser 1-40 af \d+ rækker$/)).toBeVisible();
  // The page has already cached this page of the list for this customer.
  const names = await page.getByRole('rowheader').allInnerTexts();
  await page.getByRole('button', { name: 'Næste side' }).click();
  await expect(page.getByText(/^Viser 41-80 af \d+ rækker$/)).toBeVisible();
  names.push(...(await page.getByRole('rowheader').allInnerTexts()));
  await page.getByRole('button', { name: /^Skift virksomhed: Nordhavn Byg A\/S/ }).click();
  await page.getByRole('link', { name: 'Klitten Café ApS' }).click();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/abonnementer')}`);
  await expect(page.getByText('Viser 1-3 af 3 rækker')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const main = await page.getByRole('main').innerText();
  expect(names.filter(name => main.includes(name))).toEqual([]);
  expect(main).not.toContain('Nordhavn');
});

test('redirects from a foreign customer to the own one, the API responds as for a missing customer, and the menu hides what needs a contract (MENU-011, NAV-057)', async ({
  page,
  signInAs,
}) => {
  let token = '';
  page.on('request', request => {
    if (request.url().startsWith(apiOrigin)) token = request.headers()['authorization'] ?? token;
  });
  await signInAs('single', '/1001/faktura');
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/faktura')}`);
  await expect(heading(page, 'Fakturaer')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skift virksomhed: Klitten Café ApS/ })).toBeVisible();
  await expect(page.getByText('Du har ikke adgang til virksomheden i linket')).toBeVisible();
  await expect(page.getByText('Du ser Klitten Café ApS i stedet.')).toBeVisible();
  await expect.poll(() => token).toMatch(/^Bearer /);
  const answers = await Promise.all(
    ['1001', '9999'].map(async id => {
      const response = await page.request.get(`${apiOrigin}/self-service-api/accounts?customerId=${id}`, {
        headers: { authorization: token },
      });
      return { status: response.status(), body: await response.text() };
    }),
  );
  expect(answers[0]?.status).toBe(403);
  expect(answers[0]).toEqual(answers[1]);

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Fakturaer' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Ordrer' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: /Medarbejderfordele/ })).toHaveCount(0);
});
