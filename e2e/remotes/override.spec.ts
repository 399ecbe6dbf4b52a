import { pageAt, remotePort } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { releaseOf } from './registry-file.ts';
import { copyRelease, newSentence, oldSentence, removeRelease, withNewSentence } from './release-copy.ts';

const other = copyRelease('mfe-profile', releaseOf('mfe-profile'), {
  buildId: 'e2e000000002',
  edit: withNewSentence,
});
const overriding = (manifest: string): string =>
  `/1001/indstillinger?${new URLSearchParams({ remote: `mfe-profile@${manifest}` }).toString()}`;
const badge = /^Dette faneblad prøver mfe-profile fra localhost:/;

test.afterAll(() => {
  removeRelease('mfe-profile', other);
});

test('overrides a remote in one tab, with a badge, until it is reset; falls back to the current release when an override fails to load, and ignores one from a foreign origin', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
  await page.goto(pageAt(overriding(other.manifest)));
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

  await test.step('an override that fails to load', async () => {
    await page.goto(pageAt(overriding(other.manifest.replace(other.buildId, 'nothing'))));
    await expect(page.getByText(oldSentence)).toBeVisible();
    await expect(page.getByText(badge)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(oldSentence)).toBeVisible();
    consoleErrors.forget(new RegExp(`:${String(remotePort('mfe-profile'))}/`));
  });

  await test.step('a foreign origin', async () => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(pageAt(overriding('https://evil.example/mf-manifest.json')));
    await expect(page.getByText(oldSentence)).toBeVisible();
    await expect(page.getByText(badge)).toHaveCount(0);
    expect(asked.filter(url => url.startsWith('https://evil.example/'))).toEqual([]);
  });
});
