/** What axe does not judge: where focus is, and what is left without motion and with the person's own colours. */
import type { Locator } from '@playwright/test';
import { hasRing } from '../support/focus.ts';
import { hold } from '../support/stage.ts';
import { expect, heading, test } from '../support/test.ts';

test('a ring shows where focus is, at every step by keyboard', async ({ page, signInAs }) => {
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

/** Backgrounds are all alike where the person chooses the colours: what has an edge or a colour of its own is told apart. */
const isMarked = (marked: Locator, plain: Locator): Promise<boolean> => {
  const lookOf = (element: Element): string => {
    const { borderStyle, borderWidth, outlineStyle, backgroundColor } = getComputedStyle(element);
    return [borderStyle, borderWidth, outlineStyle, backgroundColor].join();
  };
  return Promise.all([marked.evaluate(lookOf), plain.evaluate(lookOf)]).then(([one, other]) => one !== other);
};

test("controls and their state are seen in the person's own colours", async ({ page, signInAs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs('admin', '/1001/indstillinger');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const current = menu.getByRole('link', { name: 'Mine indstillinger' });
  await expect.poll(() => isMarked(current, menu.getByRole('link', { name: 'Fakturaer' }))).toBe(true);
  await page.getByRole('button', { name: 'Log ud' }).click();
  const question = page.getByRole('dialog', { name: 'Log ud' });
  await expect(question).toBeVisible();
  for (const name of ['Ja, log ud', 'Nej, gå tilbage'])
    expect(await isMarked(question.getByRole('button', { name }), question.getByRole('heading')), name).toBe(
      true,
    );
});

test('nothing moves for those who want no motion, and what waits says so all the same', async ({
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
  /** Of what is drawn this moment: an animation that is only short is seen before its first frame. */
  const moving = (main: HTMLElement) => {
    main.style.display = 'none';
    main.getBoundingClientRect();
    main.style.display = '';
    return document.getAnimations().filter(({ playState }) => playState === 'running').length;
  };
  expect(await page.getByRole('main').evaluate(moving)).toBe(0);
});
