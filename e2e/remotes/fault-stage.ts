/** Helpers of the fault table: how to cause and remove a fault, and what a user sees of it. */
import type { Page } from '@playwright/test';
import { remotePort } from '../support/addresses.ts';
import type { Control } from '../support/control.ts';
import { goWithin } from '../support/go-within.ts';
import { disableSaveData } from '../support/save-data.ts';
import { expect, heading } from '../support/test.ts';
import { failure, openArea, rows } from './area.ts';
import type { Moment, Row, Shown } from './fault-table.ts';
import { faultyId, markKey, type FaultyReleases, type Variant } from './faulty-releases.ts';
import { changeRegistry, putRegistry } from './registry-file.ts';

export const areaPath = '/1001/administrator-oversigt';
export const fromFaulty = new RegExp(`:${String(remotePort(faultyId))}/`);

const question = 'Der er kommet en ny version af selvbetjeningen og der er behov for at siden genindlæses.';
export const newVersionDialog = (page: Page) => page.getByRole('dialog', { name: 'Ny version' });

/** The page opened at each moment: the area's first page, or one with a lazy chunk. */
export const isShown = async (page: Page, moment: Moment): Promise<void> => {
  await expect(heading(page, moment === 'mid-session' ? 'Aktivitetslog' : 'Administratorer')).toBeVisible();
  // The heading alone is not enough: it is also shown above the area's error.
  await expect(rows(page).first()).toBeVisible();
};

/** The link to the lazy page is on the first page, which may be what fails. Hovered links on the way are preloaded. */
export const goThere = async (page: Page, moment: Moment): Promise<void> => {
  await disableSaveData(page);
  if (moment === 'mid-session') await goWithin(page, `${areaPath}/aktivitetslog`);
  else await openArea(page, 'Administratorer');
};

/** The registry written by a release, without the previous release, which would otherwise be the fallback. */
export const listOnly = (releases: FaultyReleases, variant: Variant, change?: Row['registry']): void => {
  putRegistry(releases.find(variant).registry);
  changeRegistry(faultyId, remote => {
    delete remote.previous;
    change?.change?.(remote);
  });
};

interface Stage {
  readonly page: Page;
  readonly control: Control;
  readonly releases: FaultyReleases;
}

/**
 * The registry is read at page load: a fault in it exists from the start. Each document has a release of its own, since
 * the one before left its release in the browser's cache.
 */
export const setRegistry = ({ releases }: Stage, { registry }: Row, moment: Moment): Variant => {
  const variant = registry ? (registry.release ?? 'marked') : moment === 'on navigation' ? 'marked' : 'newer';
  listOnly(releases, variant, registry);
  return variant;
};

/** Applies the row's fault from now on. */
export const startFault = async ({ page, control }: Stage, row: Row, moment: Moment): Promise<void> => {
  const mark = row.mark?.[moment];
  if (row.fault) await control.addRemoteFault(faultyId, row.fault);
  if (mark === undefined) return;
  const set = ([key = '', value = '']: readonly string[]): void => {
    sessionStorage.setItem(key, value);
  };
  if (moment === 'at load') await page.addInitScript(set, [markKey, mark]);
  else await page.evaluate(set, [markKey, mark]);
};

export const endFault = async ({ page, control, releases }: Stage, row: Row): Promise<void> => {
  if (row.fault) await control.clearFaults();
  if (row.registry) listOnly(releases, 'newer');
  if (row.mark)
    await page.evaluate(key => {
      sessionStorage.removeItem(key);
    }, markKey);
};

/** The user sees the expected message; a question is answered with no. */
export const expectError = async (page: Page, shown: Shown): Promise<void> => {
  if (shown === 'question') {
    await expect(newVersionDialog(page).getByText(question)).toBeVisible();
    await newVersionDialog(page).getByRole('button', { name: 'Annuller' }).click();
    await expect(newVersionDialog(page)).toHaveCount(0);
  }
  await expect(failure(page)).toContainText(
    shown === 'area'
      ? 'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.'
      : 'Der er sket en ukendt fejl.',
  );
};
