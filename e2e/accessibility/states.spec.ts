import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { finishAnimations } from '../support/animations.ts';
import { goWithin } from '../support/go-within.ts';
import { faultsInEveryLook } from '../support/looks.ts';
import { expect, heading, test } from '../support/test.ts';
import { gapsIn } from './table/page-states.ts';
import { ofTheShell, wholeTable } from './table/whole-table.ts';

// Checking every combination of a page takes long.
test.describe.configure({ timeout: 600_000 });
// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('state table has every kind of state for every page of the shell', () => {
  expect(gapsIn(ofTheShell)).toEqual([]);
});

const walks = wholeTable.flatMap(({ page, walks: ofPage }) =>
  ofPage.map(walk => ({ ...walk, title: `${page}: ${walk.states.map(({ name }) => name).join(', then ')}` })),
);
type TitledWalk = (typeof walks)[number];

for (const { title, account, path, widths, prepare, allowedErrors, states } of walks.filter(
  ({ leavesNothing }) => !leavesNothing,
))
  test(`${title}: no violations in any width, colour scheme and theme`, async ({
    page,
    signInAs,
    consoleErrors,
  }) => {
    if (allowedErrors) consoleErrors.allow(allowedErrors);
    if (widths) await page.setViewportSize({ width: widths[0], height: 900 });
    await prepare?.(page);
    await (account === undefined ? page.goto(pageAt(path)) : signInAs(account, path));
    for (const { name, reach, closesWithWidth = false } of states) {
      await reach(page);
      const again = closesWithWidth ? () => reach(page) : undefined;
      expect(await faultsInEveryLook(page, widths, again), name).toEqual([]);
    }
  });

/** Large enough to amortise the start of portal and axe, small enough that workers finish together. */
const pagesOfDocument = 12;

const leavingNothing = Map.groupBy(
  walks.filter(({ leavesNothing }) => leavesNothing),
  ({ account = '' }) => account,
);

/** Through an unrelated page, so that nothing of the previous page can be checked by mistake. */
const visit = async (page: Page, { path, states }: TitledWalk): Promise<string[]> => {
  const between = heading(page, 'Vi kan ikke vise siden');
  await goWithin(page, '/fejl');
  await expect(between).toBeVisible();
  await goWithin(page, path);
  await expect(between).toHaveCount(0);
  for (const { reach } of states) await reach(page);
  return faultsInEveryLook(page);
};

for (const [account, ofAccount] of leavingNothing)
  for (let start = 0; start < ofAccount.length; start += pagesOfDocument) {
    const visits = ofAccount.slice(start, start + pagesOfDocument);
    test(`${account || 'signed out'}: ${visits.map(({ title }) => title).join('; ')}: no violations in any width, colour scheme and theme`, async ({
      page,
      signInAs,
      consoleErrors,
    }) => {
      for (const { allowedErrors } of visits) if (allowedErrors) consoleErrors.allow(allowedErrors);
      await (account === '' ? page.goto(pageAt('/fejl')) : signInAs(account, '/1001/velkommen'));
      const faults: string[] = [];
      for (const each of visits)
        await visit(page, each).then(
          found => faults.push(...found.map(fault => `${each.title}: ${fault}`)),
          // The following pages are still checked.
          (error: unknown) => faults.push(`${each.title}: ${String(error)}`),
        );
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
