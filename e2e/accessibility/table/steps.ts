/** Steps that lead to several of the states. */
import type { Locator, Page } from '@playwright/test';
import { expect, heading } from '../../support/test.ts';
import type { State } from './page-states.ts';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Opens something by a click, unless it is still open: some of it closes when the width changes. */
export const opens =
  (button: (page: Page) => Locator, shown: (page: Page) => Locator): State['reach'] =>
  async page => {
    if (!(await shown(page).isVisible())) await button(page).click();
    await expect(shown(page)).toBeVisible();
  };

/**
 * Expands what is collapsed above a list on a small screen. Not located by role: an open overlay still hides it from
 * the accessibility tree, and is closed first.
 */
export const withFiltersExpanded =
  (reach: State['reach']): State['reach'] =>
  async page => {
    const fold = page.locator('button[aria-expanded="false"]', { hasText: 'Filtre og visning' });
    if (await fold.isVisible()) {
      await page.keyboard.press('Escape');
      await fold.click();
    }
    await reach(page);
  };

/** Waits for a text that only this state shows, and that the page does not show while loading. */
export const shows =
  (text: string | RegExp): State['reach'] =>
  async page => {
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('Indlæser')).toHaveCount(0);
  };

export const showsTitle =
  (title: string | RegExp): State['reach'] =>
  async page => {
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Indlæser')).toHaveCount(0);
  };

export const showsLoading: State['reach'] = page =>
  expect(page.getByRole('main').getByText('Indlæser').first()).toBeAttached();

const box = (page: Page) => page.getByRole('main').getByRole('alert').first();

/** The error box, with its technical details expanded. */
export const showsStack: State['reach'] = async page => {
  await box(page).getByText('Tekniske oplysninger').click();
  await expect(box(page).locator('pre')).toBeVisible();
};

/** The error box for an invalid response, with the invalid properties. */
export const showsProperties: State['reach'] = async page => {
  await showsStack(page);
  await expect(box(page).getByRole('listitem').first()).toBeVisible();
};

/** Opened between two pages in one document. It needs its own document to be checked. */
export const between = {
  path: '/siden-er-midlertidigt-utilgaengelig',
  title: 'Siden er midlertidigt utilgængelig',
};

/** A page whose only state is its message. */
export const message = (page: string, path: string, title: string | RegExp) => ({
  page,
  walks: [
    {
      path,
      states: [{ kind: 'data', name: 'its message', reach: showsTitle(title) }],
      leavesNothing: path !== between.path,
    },
  ] as const,
});
