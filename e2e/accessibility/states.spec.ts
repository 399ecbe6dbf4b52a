import { pageAt, portalOrigin } from '../support/addresses.ts';
import { faultsInEveryLook } from '../support/looks.ts';
import { expect, heading, test } from '../support/test.ts';
import { gapsIn } from './table/page-states.ts';
import { ofTheShell, wholeTable } from './table/whole-table.ts';

// Every look of a page takes its time.
test.describe.configure({ timeout: 600_000 });
// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('the table of states tells of every kind on every page of the shell', () => {
  expect(gapsIn(ofTheShell)).toEqual([]);
});

for (const { page: pageName, walks } of wholeTable)
  for (const { account, path, widths, prepare, complaints, states } of walks) {
    const names = states.map(({ name }) => name).join(', then ');
    test(`${pageName}: ${names}: no fault in any width, scheme and theme`, async ({
      page,
      signInAs,
      expectedComplaints,
    }) => {
      if (complaints) expectedComplaints.allow(complaints);
      if (widths) await page.setViewportSize({ width: widths[0], height: 900 });
      await prepare?.(page);
      await (account === undefined ? page.goto(pageAt(path)) : signInAs(account, path));
      for (const { name, reach, closesWithWidth = false } of states) {
        await reach(page);
        const again = closesWithWidth ? () => reach(page) : undefined;
        expect(await faultsInEveryLook(page, widths, again), name).toEqual([]);
      }
    });
  }

test('a portal that cannot start: no fault in any width, scheme and theme', async ({ page }) => {
  const unknown = new URL(portalOrigin);
  unknown.hostname = 'ukendt.localhost';
  await page.goto(`${unknown.origin}/selvbetjening/`);
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});
