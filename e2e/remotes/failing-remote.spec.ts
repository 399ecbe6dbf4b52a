/** Cases outside the fault table: real time, with timeouts of hanging requests, and automatic recovery. */
import { remotePort } from '../support/addresses.ts';
import { enterOn } from '../support/keyboard.ts';
import { disableSaveData, enableSaveData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';
import { expectRecovery, failure, openArea, rows } from './area.ts';
import { changeRegistry, restoreRegistry } from './registry-file.ts';
import { openCopies } from './release-copy.ts';

const id = 'mfe-billing';
const copies = openCopies(id);

test.afterEach(restoreRegistry);
test.afterAll(copies.close);

test('remote that fails on hover, hangs or is down: shows an error when its area is opened, and recovers with the focus in the page', async ({
  page,
  signInAs,
  control,
  consoleErrors,
}) => {
  consoleErrors.allow(new RegExp(`:${String(remotePort(id))}/`));
  // No file of the remote is cached before it fails.
  await enableSaveData(page);
  const listNewRelease = (): void => {
    changeRegistry(id, remote => {
      remote.current = copies.create();
    });
  };
  const openOtherArea = async (): Promise<void> => {
    listNewRelease();
    await signInAs('admin', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  };

  await test.step('shows no message when a remote fails on hover, and an error when it is opened', async () => {
    await openOtherArea();
    await control.addRemoteFault(id, { path: '*/remoteEntry.js', status: 500, body: '' });
    await disableSaveData(page);
    const broken = page.waitForResponse(response => response.url().endsWith('/remoteEntry.js'));
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).hover();
    await broken;
    const anyAlert = page.getByRole('alert');
    await expect(anyAlert).toHaveText('');
    await openArea(page, 'Fakturaer');
    await expect(failure(page)).toBeVisible();
    await control.clearFaults();
    await expectRecovery(page);
    await expect(anyAlert).toHaveText('');
  });

  await test.step('shows after 3 seconds that a hanging remote takes long, and then an error', async () => {
    await openOtherArea();
    await control.addRemoteFault(id, { path: '*', delayMs: 60_000 });
    await disableSaveData(page);
    const startedAt = Date.now();
    await openArea(page, 'Fakturaer');
    await expect(page.getByText('Det tager længere tid end normalt. Du kan blive på siden.')).toBeVisible();
    expect(Date.now() - startedAt).toBeGreaterThan(2_900);
    await openArea(page, 'Abonnementsoversigt');
    await expect(rows(page).first()).toBeVisible();
    await openArea(page, 'Fakturaer');
    await expect(failure(page)).toBeVisible();
    // The exact time is tested with the page's clock (fault-waiting); a busy machine is not that precise. Without our
    // own limits it would be 20 seconds for a script, and a minute for a manifest.
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await control.clearFaults();
    await expectRecovery(page);
  });

  await test.step("keeps keyboard focus in the page after 'Prøv igen', whether or not it helped", async () => {
    const again = failure(page).getByRole('button', { name: 'Prøv igen' });
    const content = page.getByRole('main');
    await openOtherArea();
    await control.addRemoteFault(id, { path: '*', drop: true });
    await disableSaveData(page);
    await enterOn(page, page.getByRole('link', { name: 'Fakturaer', exact: true }));
    await expect(heading(page, 'Fakturaer')).toBeFocused();
    await enterOn(page, again);
    await expect(content).toBeFocused();
    await expect(again).toBeVisible();
    await control.clearFaults();
    await enterOn(page, again);
    await expect(rows(page).first()).toBeVisible();
    await expect(content).toBeFocused();
    // The next focus is a control of the page, not of the menu before it.
    await page.keyboard.press('Tab');
    await expect(content.locator(':focus')).toHaveCount(1);
  });

  await test.step('loads automatically when the browser is back online', async () => {
    listNewRelease();
    await control.addRemoteFault(id, { path: '*', drop: true });
    await signInAs('admin', '/1001/faktura');
    await expect(failure(page)).toBeVisible();
    await control.clearFaults();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(rows(page).first()).toBeVisible();
  });
});

test('recovers without a reload after a chunk of the kit failed to load', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/assets\/kit/);
  await page.route(/\/assets\/kit.*\.js$/, route => route.abort());
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /Velkommen/)).toBeVisible();
  // The failing chunk is the shell's own, and may be missing because of a new version. Our dialog is part of it.
  const question = page.waitForEvent('dialog');
  page.once('dialog', dialog => void dialog.dismiss());
  await openArea(page, 'Fakturaer');
  await expect(failure(page)).toBeVisible();
  expect((await question).message()).toContain('Der er kommet en ny version');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectRecovery(page);
  await openArea(page, 'Abonnementsoversigt');
  await expect(rows(page).first()).toBeVisible();
});
