/** The stage of the fault table: how a fault comes and goes, and what a person sees of it. */
import type { Page } from '@playwright/test';
import { remotePort } from '../support/addresses.ts';
import type { Control } from '../support/control.ts';
import { goWithin } from '../support/missing-code.ts';
import { spendData } from '../support/save-data.ts';
import { expect, heading } from '../support/test.ts';
import { failure, openArea, rows } from './area.ts';
import type { Moment, Row, Told } from './fault-table.ts';
import { faultyId, markKey, type FaultyReleases, type Variant } from './faulty-releases.ts';
import { changeRegistry, putRegistry } from './registry-file.ts';

export const areaPath = '/1001/administrator-oversigt';
export const fromFaulty = new RegExp(`:${String(remotePort(faultyId))}/`);

const question = 'Der er kommet en ny version af selvbetjeningen og der er behov for at siden genindlæses.';
export const newVersionDialog = (page: Page) => page.getByRole('dialog', { name: 'Ny version' });

/** The page that somebody asks for at a moment: the area's first one, or one whose code comes late. */
export const isShown = async (page: Page, moment: Moment): Promise<void> => {
  await expect(heading(page, moment === 'mid-session' ? 'Aktivitetslog' : 'Administratorer')).toBeVisible();
  // The heading alone says little: it is also above the sentence that the area can't be had.
  await expect(rows(page).first()).toBeVisible();
};

/** The link to the later page is on the first one, which may be what fails. What is pointed at on the way is loaded ahead. */
export const goThere = async (page: Page, moment: Moment): Promise<void> => {
  await spendData(page);
  if (moment === 'mid-session') await goWithin(page, `${areaPath}/aktivitetslog`);
  else await openArea(page, 'Administratorer');
};

/** The registry that a release has written, without the one before it, which would take its place. */
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

/** A registry is read with the page: what is wrong there is wrong from the start. */
export const setRegistry = ({ releases }: Stage, { registry }: Row): Variant => {
  const variant = registry?.release ?? 'marked';
  listOnly(releases, variant, registry);
  return variant;
};

/** From now on what a row says is wrong. */
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

/** The person is told as they should be; a question is answered with no. */
export const expectTold = async (page: Page, told: Told): Promise<void> => {
  if (told === 'question') {
    await expect(newVersionDialog(page).getByText(question)).toBeVisible();
    await newVersionDialog(page).getByRole('button', { name: 'Annuller' }).click();
    await expect(newVersionDialog(page)).toHaveCount(0);
  }
  await expect(failure(page)).toContainText(
    told === 'area'
      ? 'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.'
      : 'Der er sket en ukendt fejl.',
  );
};
