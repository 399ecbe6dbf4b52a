import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { finishAnimations } from '../support/appearance/animations.ts';
import { goWithin } from '../support/go-within.ts';
import { faultsInEveryLook } from '../support/appearance/looks.ts';
import { expect, heading, test } from '../support/test.ts';
import { gapsIn } from './table/page-states.ts';
import { between } from './table/steps.ts';
import { ofTheShell, wholeTable } from './table/whole-table.ts';

// Checking every combination of a page takes long.
test.describe.configure({ timeout: 1_200_000 });
// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('state table has every kind of state for every page of the shell', () => {
  expect(gapsIn(ofTheShell)).toEqual([]);
});

const walks = wholeTable.flatMap(({ page, walks: ofPage }) =>
  ofPage.map(walk => ({
    ...walk,
    page,
    title: `${page}: ${walk.states.map(({ name }) => name).join(', then ')}`,
  })),
);
type TitledWalk = (typeof walks)[number];

/** Goes through the states of the opened page, and names the state of each violation. */
const faultsOfStates = async (page: Page, { title, widths, states }: TitledWalk): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name, reach, closesWithWidth = false } of states) {
    await reach(page);
    const found = await faultsInEveryLook(page, widths, closesWithWidth ? () => reach(page) : undefined);
    faults.push(...found.map(fault => `${title}, ${name}: ${fault}`));
  }
  return faults;
};

for (const walk of walks.filter(({ leavesNothing }) => !leavesNothing))
  test(`${walk.title}: no violations in any width, colour scheme and theme`, async ({
    page,
    signInAs,
    consoleErrors,
  }) => {
    const { account, path, widths, prepare, allowedErrors } = walk;
    if (allowedErrors) consoleErrors.allow(allowedErrors);
    if (widths) await page.setViewportSize({ width: widths[0], height: 900 });
    await prepare?.(page);
    await (account === undefined ? page.goto(pageAt(path)) : signInAs(account, path));
    expect(await faultsOfStates(page, walk)).toEqual([]);
  });

/** Large enough to amortise the start of portal and axe, small enough that workers finish together. */
const pagesOfDocument = 18;

const leavingNothing = Map.groupBy(
  walks.filter(({ leavesNothing }) => leavesNothing),
  ({ account = '' }) => account,
);

/** Through an unrelated page, so that nothing of the previous page can be checked by mistake. */
const visit = async (page: Page, walk: TitledWalk): Promise<string[]> => {
  const shown = heading(page, between.title);
  await goWithin(page, between.path);
  // What the previous page opened over the frame.
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await walk.prepare?.(page);
  await goWithin(page, walk.path);
  await expect(shown).toHaveCount(0);
  return faultsOfStates(page, walk);
};

for (const [account, ofAccount] of leavingNothing)
  for (let start = 0; start < ofAccount.length; start += pagesOfDocument) {
    const visits = ofAccount.slice(start, start + pagesOfDocument);
    const pages = [...new Set(visits.map(each => each.page))].join(', ');
    test(`${account || 'signed out'}: no violations in any width, colour scheme and theme: ${pages}`, async ({
      page,
      signInAs,
      consoleErrors,
    }) => {
      // A page that loads no data.
      await (account === '' ? page.goto(pageAt('/fejl')) : signInAs(account, '/1001/findes-ikke'));
      // What is missing on a page fails that page, and the following ones are still checked.
      page.setDefaultTimeout(60_000);
      const faults: string[] = [];
      for (const each of visits) {
        await visit(page, each).then(
          found => faults.push(...found),
          (error: unknown) => faults.push(`${each.title}: ${String(error)}`),
        );
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (each.allowedErrors) consoleErrors.forget(each.allowedErrors);
      }
      expect(faults).toEqual([]);
    });
  }

test('page without its script: no violations in any width, colour scheme and theme', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED/);
  await page.route(/\/early\.[^/]*\.js$/, route => route.abort());
  await page.goto(pageAt('/'));
  await finishAnimations(page);
  await expect(heading(page, 'Selvbetjeningen er længe om at starte')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('critical error page: no violations in any width, colour scheme and theme', async ({ page }) => {
  const unknown = new URL(portalOrigin);
  unknown.hostname = 'ukendt.localhost';
  await page.goto(`${unknown.origin}/selvbetjening/`);
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});
