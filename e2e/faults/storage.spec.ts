import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading, test } from '../support/test.ts';
import { countRequests } from '../support/requests.ts';

type Kind = 'localStorage' | 'sessionStorage';

/** Storage is full. */
const fill = (page: Page, kinds: readonly Kind[]): Promise<unknown> =>
  page.addInitScript(names => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (names.some(name => this === window[name]))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      write.call(this, key, value);
    };
  }, kinds);

/** As with blocked cookies: any access throws. */
const block = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('works with a full localStorage, and when all storage becomes full after sign-in', async ({
  page,
  signInAs,
}) => {
  await fill(page, ['localStorage']);
  await signInAs('admin', '/1001/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByRole('link', { name: 'Kundenumre', exact: true }).click();
  await expect(heading(page, 'Kundenumre')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('shows the failed sign-in page without a redirect when all storage is full or blocked', async ({
  page,
}) => {
  const authorizations = countRequests(page, /\/auth\?/);
  const expectFailedSignIn = async (): Promise<void> => {
    await page.goto(pageAt('/1001/faktura'));
    await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
    expect(authorizations.soFar()).toBe(0);
  };
  await test.step('full', async () => {
    await fill(page, ['localStorage', 'sessionStorage']);
    await expectFailedSignIn();
  });
  await test.step('blocked', async () => {
    await block(page);
    await expectFailedSignIn();
  });
});
