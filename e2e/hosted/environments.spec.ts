/** How the page selects its environment by its host, in a browser and with the production bundles. */
import type { Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { expect, heading, test } from './hosted-portal.ts';

const hosts = [
  { host: 'selvbetjening.lyng.example', variant: 'production' },
  { host: 'selvbetjening.preprod.lyng.example', variant: 'preproduction' },
  { host: 'selvbetjening.staging.lyng.example', variant: 'preproduction' },
  { host: 'pr-128.preview.lyng.example', variant: 'preproduction' },
] as const;

const loginOf = {
  production: 'https://login.lyng.example',
  preproduction: 'https://login.preprod.lyng.example',
};

/** A valid identity server that never redirects back. */
const answerForIdentity = async (page: Page, issuer: string): Promise<void> => {
  await page.route(`${issuer}/**`, route =>
    route.fulfill(
      route.request().url().includes('/.well-known/')
        ? {
            headers: { 'access-control-allow-origin': '*' },
            json: {
              issuer,
              authorization_endpoint: `${issuer}/auth`,
              token_endpoint: `${issuer}/token`,
              jwks_uri: `${issuer}/jwks`,
              userinfo_endpoint: `${issuer}/me`,
              code_challenge_methods_supported: ['S256'],
            },
          }
        : { contentType: 'text/html', body: '<title>Log ind</title>' },
    ),
  );
};

for (const { host, variant } of hosts) {
  const redirectAddress =
    variant === 'preproduction' ? `https://${host}/` : 'https://selvbetjening.lyng.example/selvbetjening/';

  test(`${host} is ${variant}, and signs in at ${loginOf[variant]} with redirect URI ${redirectAddress} (ENV-008, ENV-019, SHL-011, SHL-013, AUTH-003, AUTH-007)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).hostname));
    await page.goto(`https://${host}${pageAt('/logud-bekraeftelse')}`);
    await expect(heading(page, 'Du er logget ud')).toBeVisible();
    const domain = variant === 'production' ? 'lyng.example' : 'preprod.lyng.example';
    expect(asked).toContain(`toggles.${domain}`);
    const known = [host, `toggles.${domain}`, `collector.${domain}`];
    expect(asked.filter(name => !known.includes(name))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lyng');
    await expect(page.getByText('Forhåndsvisning', { exact: true })).toHaveCount(
      variant === 'preproduction' ? 1 : 0,
    );

    await answerForIdentity(page, loginOf[variant]);
    await page.goto(`https://${host}${pageAt('/1001/faktura')}`);
    await page.waitForURL(url => url.pathname === '/auth');
    const { origin, searchParams } = new URL(page.url());
    expect(origin).toBe(loginOf[variant]);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: redirectAddress,
      code_challenge_method: 'S256',
      scope: 'openid profile selfserviceb2b',
      acr_values: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
    });
  });
}

for (const host of [
  'portal.example',
  'selvbetjening.lyng.example.attacker.example',
  'pr-x.preview.lyng.example',
]) {
  test(`${host} shows the critical error of an unknown environment (ENV-007, SHL-028, SHL-029)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).hostname));
    await page.goto(`https://${host}${pageAt('/1001/faktura')}`);
    await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
    await page.getByText('Tekniske oplysninger').click();
    await expect(
      page.getByText('Public environment variables could not be loaded. Environment was not detected.', {
        exact: true,
      }),
    ).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([host]));
    await page.getByRole('button', { name: 'Start forfra' }).click();
    await expect(page).toHaveURL(`https://${host}${pageAt('/')}`);
  });
}

test('ignores a mode that a hosted page sets itself (ENV-006)', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset['portalMode'] = 'development';
    }).observe(document, { childList: true });
  });
  await page.goto(`https://portal.example${pageAt('/')}`);
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
});

for (const { what, shown } of [
  { what: 'starts with', shown: 'Der skete en kritisk fejl.' },
  { what: 'loads later', shown: 'Der er sket en fejl.' },
])
  test(`blocks a script without its hash that the page ${what}, in production`, async ({
    page,
    consoleErrors,
  }) => {
    const forgotten = `https://selvbetjening.lyng.example${pageAt('/glemt-adgangskode')}`;
    await page.goto(forgotten);
    await expect(heading(page, 'Glemt adgangskode')).toBeVisible();

    consoleErrors.allow(/Integrity-Policy|ChunkLoadError|Loading chunk/);
    await page.addInitScript(isLater => {
      // Before the page's first script runs.
      document.addEventListener('readystatechange', () => {
        if (isLater) document.querySelector('#chunk-hashes')?.remove();
        else
          document
            .querySelector<HTMLTemplateElement>('#application')
            ?.content.querySelector('script')
            ?.removeAttribute('integrity');
      });
    }, what === 'loads later');
    await page.goto(forgotten);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
  });
