/**
 * Every count on the front page links to a list of that length, for each role; run where no other test changes the
 * counted data.
 */
import type { Page } from '@playwright/test';
import { applicationPath } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

/** In Danish format: `1.000 fakturaer`. */
const numberIn = (text: string): number => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll('.', ''));

/** The total that a list reports, whatever its paging; without one, its number of rows. */
const expectListOf = async (page: Page, count: number, link: string) => {
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const range = page.getByText(/^Viser [\d.]+(-[\d.]+)? af [\d.]+/).first();
  await expect
    .poll(
      async () =>
        (await range.isVisible())
          ? numberIn((await range.innerText()).split(' af ')[1] ?? '')
          : await page.getByRole('rowheader').count(),
      { message: link },
    )
    .toBe(count);
};

for (const [account, customer] of [
  ['superadmin', '1001'],
  ['admin', '1001'],
  ['limited', '1001'],
  ['employee', '1001'],
  ['single', '1002'],
] as const)
  test(`links each count to a list of that length, for ${account} of ${customer}`, async ({
    page,
    signInAs,
  }) => {
    const home = `/${customer}/velkommen`;
    await signInAs(account, home);
    await expect(page.getByText('Åbent i alt')).toBeVisible();
    const numbered = page.getByRole('main').getByRole('link', {
      name: /(^|: |^Se )[\d.]+ (forfald|fejle|faktura|abonnement|invitation|ordre|tæt på)/,
    });
    const companies = page.getByRole('region', { name: 'Alle virksomheder' });
    if (account === 'superadmin') await expect(companies.getByRole('link').first()).toBeVisible();
    const links = await numbered.evaluateAll(all =>
      all.map(each => ({
        name: each.getAttribute('aria-label') ?? each.textContent,
        href: each.getAttribute('href') ?? '',
      })),
    );
    if (customer === '1001') expect(links.length).toBeGreaterThan(2);
    for (const { name, href } of links) {
      await goWithin(page, href.slice(applicationPath.length));
      await expect(heading(page, /^Velkommen/)).toHaveCount(0);
      await expectListOf(page, numberIn(name), name);
    }
  });
