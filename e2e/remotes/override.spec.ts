import { pageAt, remotePort } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { releaseOf } from './registry-file.ts';
import { copyRelease, newSentence, oldSentence, removeRelease, withNewSentence } from './release-copy.ts';

const other = copyRelease('mfe-profile', releaseOf('mfe-profile'), {
  buildId: 'e2e000000002',
  edit: withNewSentence,
});
const asking = (manifest: string): string =>
  `/1001/indstillinger?${new URLSearchParams({ remote: `mfe-profile@${manifest}` }).toString()}`;
const badge = /^Dette faneblad prøver mfe-profile fra localhost:/;

test.afterAll(() => {
  removeRelease('mfe-profile', other);
});

test('one remote is tried in one tab, said all the time, and ended by one press', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
  await page.goto(pageAt(asking(other.manifest)));
  await expect(page.getByText(newSentence)).toBeVisible();
  await expect(page.getByText(badge)).toBeVisible();
  await expect(page).toHaveURL(/\/1001\/indstillinger$/);
  await page.reload();
  await expect(page.getByText(newSentence)).toBeVisible();

  const otherTab = await page.context().newPage();
  await otherTab.goto(pageAt('/1001/indstillinger'));
  await expect(otherTab.getByText(oldSentence)).toBeVisible();
  await expect(otherTab.getByText(badge)).toHaveCount(0);
  await otherTab.close();

  await page.getByRole('button', { name: 'Nulstil' }).click();
  await expect(page.getByText(oldSentence)).toBeVisible();
  await expect(page.getByText(badge)).toHaveCount(0);
});

test('what is tried cannot be loaded: the tab goes back to what everybody runs', async ({
  page,
  signInAs,
  expectedComplaints,
}) => {
  expectedComplaints.allow(new RegExp(`:${String(remotePort('mfe-profile'))}/`));
  await signInAs('admin', '/1001/indstillinger');
  await page.goto(pageAt(asking(other.manifest.replace(other.buildId, 'nothing'))));
  await expect(page.getByText(oldSentence)).toBeVisible();
  await expect(page.getByText(badge)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(oldSentence)).toBeVisible();
});

test('what is asked for from elsewhere is not tried', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/indstillinger');
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto(pageAt(asking('https://evil.example/mf-manifest.json')));
  await expect(page.getByText(oldSentence)).toBeVisible();
  await expect(page.getByText(badge)).toHaveCount(0);
  expect(asked.filter(url => url.startsWith('https://evil.example/'))).toEqual([]);
});
