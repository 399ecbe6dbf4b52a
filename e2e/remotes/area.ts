/** The areas in the tests of a failing remote: the one of mfe-billing, and the others. */
import type { Page } from '@playwright/test';
import { isSamePage, markPage } from '../support/requests.ts';
import { expect, heading } from '../support/test.ts';

export const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');

export const failure = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Der er sket en fejl.' }) });

/**
 * Opens an area through the menu, and waits until its entry is marked as current: until then the rows of the previous
 * page are still there. A dialog may hide the menu by then.
 */
export const openArea = async (page: Page, name: string): Promise<void> => {
  const includeHidden = true;
  const link = page
    .getByRole('navigation', { name: 'Menu', includeHidden })
    .getByRole('link', { name, exact: true, includeHidden });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
};

/**
 * Opens another area late enough for the registry to be requested again, so that a newer one is found. The page's clock
 * must be installed.
 */
export const openAreaWithRegistryCheck = async (page: Page, area: string): Promise<void> => {
  // The previous navigation may settle only now, when the clock moves, and be the one that triggers the request.
  const answered = page.waitForResponse(/remotes\.json$/);
  await page.clock.fastForward(15_000);
  await openArea(page, area);
  await answered;
};

/** One area of each remote: its name in the menu, and the heading of its page. */
export const areas = [
  ['mfe-admins', 'Administratorer', 'Administratorer'],
  ['mfe-subscriptions', 'Abonnementsoversigt', 'Abonnementer'],
  ['mfe-billing', 'Fakturaer', 'Fakturaer'],
  ['mfe-profile', 'Mine indstillinger', 'Mine indstillinger'],
] as const;

/** Opens all of them, or some, and checks that they work. */
export const expectEveryArea = async (
  page: Page,
  some: readonly (typeof areas)[number][] = areas,
): Promise<void> => {
  for (const [, name, title] of some) {
    await openArea(page, name);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('region').or(rows(page)).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
};

/** The area shows its error, and everything else works. */
export const expectAloneInFailure = async (page: Page): Promise<void> => {
  await expect(failure(page)).toContainText(
    'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.',
  );
  await expect(page).toHaveURL(/\/1001\/faktura$/);
  await openArea(page, 'Abonnementsoversigt');
  await expect(rows(page).first()).toBeVisible();
  await openArea(page, 'Fakturaer');
  await expect(failure(page)).toBeVisible();
};

/** 'Prøv igen' loads the area, without a reload. */
export const expectRecovery = async (page: Page): Promise<void> => {
  await markPage(page);
  await failure(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
};
