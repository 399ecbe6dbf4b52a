/** The return address of a sign-in when the stored one has been tampered with. */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { expect, heading, test } from '../../support/test.ts';

const hostile = [
  'https://attacker.example/selvbetjening/1002/faktura',
  '/\\attacker.example/selvbetjening/1002/faktura',
  '/selvbetjening//attacker.example/',
  '/selvbetjening/%2f%2fattacker.example',
  '/selvbetjening.attacker.example/1002/faktura',
  'javascript:alert(1)//selvbetjening/1002/faktura',
];

/** From now on, the page after the redirect finds another stored address. */
const replaceStoredUrl = (page: Page, origin: string): Promise<unknown> =>
  page.addInitScript(portal => {
    if (location.origin !== portal || !location.search.includes('code=')) return;
    const address = localStorage.getItem('address-of-the-test');
    for (const key of Object.keys(sessionStorage).filter(each => each.startsWith('portal.sign-in.'))) {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { data?: object };
      sessionStorage.setItem(key, JSON.stringify({ ...kept, data: { ...kept.data, returnTo: address } }));
    }
  }, origin);

test('redirects to the landing page instead of a foreign return URL, without foreign requests (NAV-061)', async ({
  page,
  signInAs,
}) => {
  await signInAs('single', '/1002/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await replaceStoredUrl(page, portalOrigin);
  const hosts = new Set<string>();
  page.on('request', request => hosts.add(new URL(request.url()).hostname));
  const signInFor = async (address: string): Promise<void> => {
    await page.evaluate(text => {
      localStorage.setItem('address-of-the-test', text);
    }, address);
    await page.goto(pageAt('/1002/indstillinger'));
  };

  for (const address of hostile) {
    await signInFor(address);
    await expect(heading(page, 'Velkommen, Klitten Café ApS'), address).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/velkommen')}`);
  }
  expect([...hosts]).toEqual(['localhost']);
  // The same replacement with a URL of the portal works, so the URL made the difference.
  await signInFor(pageAt('/1002/faktura'));
  await expect(heading(page, 'Fakturaer')).toBeVisible();
});
