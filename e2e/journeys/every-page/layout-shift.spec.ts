import { pageAt } from '../../support/addresses.ts';
import { reopenWithin, layoutShift, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from '../../support/test.ts';

const max = 0.02;
const pages = [
  '/1001/velkommen',
  '/1001/abonnementer',
  '/1001/abonnementer/1001000297',
  '/1001/abonnementer/1001000297/forbrug',
  '/1001/abonnementer/1001000297/ordrehistorik',
  '/1001/administrator-oversigt',
  '/1001/ordrer',
  '/1001/faktura',
  '/1001/indstillinger',
  '/1001/indstillinger/beskeder',
  '/1001/indstillinger/aktive-log-ind',
  '/1003/velkommen',
  '/1003/abonnementer',
];

const widths = [360, 768, 1440];

/**
 * Each page by a page load at one of the widths, which differs from page to page, and within the document at the others:
 * there it moves from its skeleton to its content in the same way, and the start of the portal is the same for all.
 */
for (const [index, width] of widths.entries()) {
  test(`pages do not shift while loading (${String(width)} px)`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    const moved: Record<string, number> = {};
    for (const [turn, path] of pages.entries()) {
      if (turn === 0) await signInAs('superadmin', path);
      else if (turn % widths.length === index) await page.goto(pageAt(path));
      else await reopenWithin(page, path);
      const shift = await layoutShift(page);
      if (shift > max) moved[path] = shift;
    }
    expect(moved).toEqual({});
  });
}
