/** The effects of an order are shown automatically, above the submit button. */
import { expect, test } from '../../support/test.ts';

test('submits when the preview arrives while the button is held down', async ({ page, signInAs }) => {
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/preview?*', async route => {
    await answer.promise;
    await route.continue();
  });
  await signInAs('superadmin', '/1001/abonnementer/1001000565');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Skift abonnement', exact: true }).click();
  await page.getByRole('radio', { name: 'Erhverv Mobil 50 GB' }).check();
  await page.getByRole('radio', { name: /^Fra næste periode/ }).check();

  await main.getByRole('button', { name: 'Skift abonnement', exact: true }).hover();
  await page.mouse.down();
  const preview = page.waitForResponse(/\/preview\?/);
  answer.resolve(undefined);
  await (await preview).finished();
  await page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() => {
          requestAnimationFrame(done);
        }),
      ),
  );
  await page.mouse.up();
  await expect(
    page.getByRole('region', { name: 'Beskeder' }).getByText('Abonnementet bliver skiftet'),
  ).toBeVisible();
});
