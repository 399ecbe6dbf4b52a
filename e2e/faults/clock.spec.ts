import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading, test } from '../support/test.ts';

/** The page's clock differs from the identity server's. */
const shiftClock = (page: Page, seconds: number): Promise<unknown> =>
  page.addInitScript(ms => {
    const RealDate = Date;
    const now = () => RealDate.now() + ms;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values: unknown[], self) =>
        Reflect.construct(target, values.length === 0 ? [now()] : values, self) as Date,
      get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
    });
  }, seconds * 1_000);

test('signs in with a clock that is a little off, and shows the failed sign-in page with the reason otherwise (AUTH-014)', async ({
  page,
  context,
  signInAs,
}) => {
  // Some seconds off the limit of thirty, since navigation takes time.
  for (const [index, seconds] of [20, -20, 50, -50].entries())
    await test.step(`${String(seconds)} s off`, async () => {
      const tab = index === 0 ? page : await context.newPage();
      await shiftClock(tab, seconds);
      if (index === 0) await signInAs('employee', '/1001/indstillinger');
      else await tab.goto(pageAt('/1001/indstillinger'));
      if (Math.abs(seconds) < 30) await expect(heading(tab, 'Mine indstillinger')).toBeVisible();
      else {
        await expect(heading(tab, 'Vi kunne ikke logge dig ind')).toBeVisible();
        await expect(tab.getByText('se efter, om klokken er rigtig')).toBeVisible();
        await expect(tab).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
      }
    });
});
