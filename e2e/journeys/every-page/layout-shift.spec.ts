import { pageAt } from '../../support/addresses.ts';
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts';
import { expect, test } from '../../support/test.ts';

const max = 0.02;
const pages = [
  '/1001/velkommen',
  '/1001/abonnementer',
  '/1001/abonnementer/{subscription}',
  '/1001/abonnementer/{subscription}/forbrug',
  '/1001/abonnementer/{subscription}/ordrehistorik',
  '/1001/administrator-oversigt',
  '/1001/ordrer',
  '/1001/faktura',
  '/1001/indstillinger',
  '/1001/indstillinger/beskeder',
  '/1001/indstillinger/aktive-log-ind',
  '/1003/velkommen',
  '/1003/abonnementer',
];

for (const width of [360, 768, 1440]) {
  test(`pages do not shift while loading (${String(width)} px)`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs('superadmin', '/1001/abonnementer');
    const first = page.locator('main a[href*="/1001/abonnementer/100"]').first();
    const subscription = /abonnementer\/(\d+)/.exec((await first.getAttribute('href')) ?? '')?.[1] ?? '';
    await watchLayoutShift(page);
    const moved: Record<string, number> = {};
    for (const path of pages) {
      await page.goto(pageAt(path.replace('{subscription}', subscription)));
      const shift = await layoutShift(page);
      if (shift > max) moved[path] = shift;
    }
    expect(moved).toEqual({});
  });
}
