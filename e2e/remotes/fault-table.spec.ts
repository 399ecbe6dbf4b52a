import { expect } from '../support/test.ts';
import { listenToLog } from './log.ts';
import { enableSaveData } from '../support/save-data.ts';
import { countRequests, countScripts, isSamePage, markPage } from '../support/requests.ts';
import { failure, openAreaWithRegistryCheck, openArea, rows as tableRows } from './area.ts';
import {
  areaPath,
  endFault,
  expectError,
  fromFaulty,
  goThere,
  isShown,
  setRegistry,
  startFault,
} from './fault-stage.ts';
import { rows, type Moment, type Shown } from './fault-table.ts';
import { faultyId, test } from './faulty-releases.ts';

test.beforeEach(async ({ page, consoleErrors }) => {
  // No file of the remote is cached before its area is opened.
  await enableSaveData(page);
  // Browsers log errors for each of these faults; they contain the remote's own origin.
  consoleErrors.allow(fromFaulty);
});

/** Each in the document of the one before where it can be: a remote that recovered is one that runs. */
const moments: readonly Moment[] = ['on navigation', 'at load', 'mid-session'];

for (const row of rows) {
  test(`${row.what}: fails alone, is logged once, and recovers without a reload`, async ({
    page,
    signInAs,
    control,
    releases,
  }) => {
    const stage = { page, control, releases };
    if (row.registry) await page.clock.install();

    const expectFault = async (moment: Moment, shown: Shown): Promise<void> => {
      const log = listenToLog(page);
      const asked = countRequests(page, fromFaulty);
      const scripts = countScripts(page, fromFaulty);
      const variant = setRegistry(stage, row, moment);
      if (moment === 'at load') {
        await startFault(stage, row, moment);
        await signInAs('superadmin', areaPath);
      } else {
        if (moment === 'on navigation') await signInAs('superadmin', '/1001/faktura');
        await expect(tableRows(page).first()).toBeVisible();
        await startFault(stage, row, moment);
        await goThere(page, moment);
      }
      await expectError(page, shown);
      await markPage(page);
      const label = `${faultyId}@${releases.find(variant).built.name}`;
      expect(log.map(({ remote }) => remote)).toEqual([label]);
      if (row.runsNoScript) expect(scripts.soFar()).toBe(0);

      const before = asked.soFar();
      await openArea(page, 'Fakturaer');
      await expect(tableRows(page).first()).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      expect(asked.soFar()).toBe(before);

      await goThere(page, moment);
      await expectError(page, shown);
      await endFault(stage, row);
      if (row.registry) {
        // A fixed release is found when the registry is next read.
        await openAreaWithRegistryCheck(page, 'Fakturaer');
        await expect(tableRows(page).first()).toBeVisible();
        await goThere(page, moment);
      } else await failure(page).getByRole('button', { name: 'Prøv igen' }).click();
      await isShown(page, moment);
      expect(await isSamePage(page)).toBe(true);
    };

    for (const moment of moments) {
      const shown = row.shown[moment];
      if (shown) await test.step(moment, () => expectFault(moment, shown));
    }
  });
}
