/** What axe does not check: visible focus, reduced motion, and forced colours. */
import type { Locator, Page } from '@playwright/test';
import { hasRing } from '../support/appearance/focus.ts';
import { goWithin } from '../support/go-within.ts';
import { hold } from '../support/mock-responses.ts';
import { expect, heading, test } from '../support/test.ts';

test('shows a focus ring at each of the first 40 tab stops', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/abonnementer?antal=20');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await hasRing(page),
      await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160)),
    ).toBe(true);
  }
});

/** Forced colours make all backgrounds alike: only elements with a border of their own are distinguishable. */
const isMarked = (marked: Locator, plain: Locator): Promise<boolean> => {
  const lookOf = (element: Element): string => {
    const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } = getComputedStyle(element);
    return borderBlockEndStyle === 'none' ? 'none' : `${borderBlockEndWidth} ${borderBlockEndColor}`;
  };
  return Promise.all([marked.evaluate(lookOf), plain.evaluate(lookOf)]).then(([one, other]) => one !== other);
};

test('marks the current menu item, buttons and the current step in forced colours', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs('admin', '/1001/indstillinger');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const current = menu.getByRole('link', { name: 'Mine indstillinger' });
  await expect.poll(() => isMarked(current, menu.getByRole('link', { name: 'Fakturaer' }))).toBe(true);
  await page.getByRole('button', { name: 'Log ud' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log ud' });
  await expect(dialog).toBeVisible();
  for (const name of ['Ja, log ud', 'Nej, gå tilbage'])
    expect(await isMarked(dialog.getByRole('button', { name }), dialog.getByRole('heading')), name).toBe(
      true,
    );

  await dialog.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  await expect(dialog).toHaveCount(0);
  await goWithin(page, '/1001/abonnementer/opret-abonnement');
  const steps = page.getByRole('navigation', { name: 'Trin' }).getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  expect(await isMarked(steps.first(), steps.nth(1))).toBe(true);
});

/** Overlapping texts in the page's content, line by line. */
const overlappingTexts = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(main => {
    const lines = [...main.querySelectorAll('*')]
      .filter(each => each.childElementCount === 0 && each.checkVisibility())
      .flatMap(each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()].map(box => ({ each, box }));
      })
      // Screen-reader-only text has no size.
      .filter(({ box }) => box.width > 3);
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          ({ each, box }) =>
            each !== one.each &&
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 4,
        )
        .map(({ each }) => `${one.each.textContent} / ${each.textContent}`),
    );
  });

test('text does not overlap with increased spacing', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  // WCAG 1.4.12
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  for (const { path, title, width } of [
    { path: '/1001/abonnementer?antal=20', title: 'Abonnementer', width: 1440 },
    { path: '/1001/faktura?antal=20', title: 'Fakturaer', width: 320 },
  ])
    await test.step(`${title}, ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await goWithin(page, path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await overlappingTexts(page)).toEqual([]);
    });
});

test('runs no animation with reduced motion, and still shows the loading status', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hold('**/self-service-api/landing-page*')(page);
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /^Velkommen/)).toBeVisible();
  const waiting = page.getByRole('main').getByRole('status').first();
  await expect(waiting).toContainText('Indlæser');
  await expect(waiting).toBeVisible();
  /** Checks the current frame: a very short animation is caught before its first frame. */
  const moving = (main: HTMLElement) => {
    main.style.display = 'none';
    main.getBoundingClientRect();
    main.style.display = '';
    return document.getAnimations().filter(({ playState }) => playState === 'running').length;
  };
  expect(await page.getByRole('main').evaluate(moving)).toBe(0);
});
