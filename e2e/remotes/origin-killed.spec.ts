import { remotePort } from '../support/addresses.ts';
import { killOrigin, startOrigin } from '../support/origin-process.ts';
import { saveData, spendData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';
import { expectAloneInFailure, expectRecovery, openArea } from './area.ts';

test('the process behind one remote is killed: the rest of the portal stays, and the area comes back with it', async ({
  page,
  signInAs,
  expectedComplaints,
}) => {
  expectedComplaints.allow(new RegExp(`:${String(remotePort('mfe-billing'))}/`));
  // No file of the remote is cached before its origin is stopped.
  await saveData(page);
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  killOrigin('mfe-billing');
  await spendData(page);
  await openArea(page, 'Fakturaer');
  await expectAloneInFailure(page);
  const origin = await startOrigin('mfe-billing');
  try {
    await expectRecovery(page);
  } finally {
    origin.kill();
  }
});
