import { remotePort } from '../support/addresses.ts';
import { killOrigin, startOrigin } from '../support/origin-process.ts';
import { disableSaveData, enableSaveData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';
import { expectAloneInFailure, expectRecovery, openArea } from './area.ts';

test('keeps the rest of the portal when the process of one remote is killed, and recovers when it is back', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(new RegExp(`:${String(remotePort('mfe-billing'))}/`));
  // No file of the remote is cached before its origin is stopped.
  await enableSaveData(page);
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  killOrigin('mfe-billing');
  await disableSaveData(page);
  await openArea(page, 'Fakturaer');
  await expectAloneInFailure(page);
  const origin = await startOrigin('mfe-billing');
  try {
    await expectRecovery(page);
  } finally {
    origin.kill();
  }
});
