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

// Some seconds off the limit of thirty, since navigation takes time.
for (const seconds of [20, -20]) {
  test(`signs in with a clock that is ${String(seconds)} s off (AUTH-014)`, async ({ page, signInAs }) => {
    await shiftClock(page, seconds);
    await signInAs('employee', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  });
}

for (const seconds of [50, -50]) {
  test(`shows the failed sign-in page with a clock that is ${String(seconds)} s off (AUTH-014)`, async ({
    page,
    signInAs,
  }) => {
    await shiftClock(page, seconds);
    await signInAs('employee', '/1001/indstillinger');
    await expect(heading(page, 'Vi kunne ikke logge dig ind')).toBeVisible();
    await expect(page.getByText('se efter, om klokken er rigtig')).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/login-fejl')}`);
  });
}
