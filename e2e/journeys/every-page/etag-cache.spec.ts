/** Conditional requests: unchanged data is not sent again. */
import { expect, test } from '../../support/test.ts';

test('revalidates a list on return, and gets a 304 when it is unchanged', async ({ page, signInAs }) => {
  await page.clock.install();
  const isList = (address: string) => address.includes('/billing-items?');
  const sent = page.waitForResponse(response => isList(response.url()));
  await signInAs('superadmin', '/1003/faktura?status=Paid');
  const { etag } = await (await sent).allHeaders();
  const rows = page.getByRole('rowheader').getByRole('link');
  const first = (await rows.first().innerText()) || 'no text';
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await page.clock.fastForward(16_000);
  const again = page.waitForResponse(response => isList(response.url()));
  await page.getByRole('main').getByRole('link', { name: 'Alle fakturaer', exact: true }).click();
  const answer = await again;
  expect((await answer.request().allHeaders())['if-none-match']).toBe(etag);
  expect(answer.status()).toBe(304);
  await expect(rows.first()).toHaveText(first);
});
