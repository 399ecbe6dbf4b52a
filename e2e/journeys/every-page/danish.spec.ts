/** The whole portal is in Danish: visible text and text for screen readers. */
import type { Page } from '@playwright/test';
import { goWithin } from '../../support/go-within.ts';
import { expect, heading, test } from '../../support/test.ts';

/** What users manage here, by the URL of its page and its Danish name. */
const areas = [
  ['velkommen', /^Velkommen, Nordhavn Byg A\/S$/],
  ['abonnementer', 'Abonnementer'],
  ['ordrer', 'Ordrer'],
  ['administrator-oversigt', 'Administratorer'],
  ['faktura', 'Fakturaer'],
  ['faktureringskonti', 'Kundenumre'],
  ['indstillinger', 'Mine indstillinger'],
] as const;

/** English UI words that are not spelt the same in Danish. */
const english =
  /\b(?:account|add|address|billing|cancel|clear|close|company|continue|customers?|delete|edit|employee|error|invoices?|loading|log ?out|next|orders?|page|pending|previous|price|remove|rows?|save|search|select|settings|show|sign|sort(?:ed)?|submit|subscriptions?|users?|welcome|your)\b/gi;

/** All text of a page: title, content, and accessible names. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [
      ...document.querySelectorAll('[aria-label], [aria-description], [title], [alt], [placeholder]'),
    ];
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap(element => attributes.map(name => element.getAttribute(name) ?? '')),
    ].join('\n');
  });

test('shows every area of a business customer in Danish (SHL-001, SHL-002, SHL-004, SHL-005)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/velkommen');
  for (const [path, name] of areas) {
    await goWithin(page, `/1001/${path}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText('Indlæser')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    expect(await page.locator('[lang]:not(html):not([lang=da])').count()).toBe(0);
    // E-mail addresses belong to no language.
    const words = (await wordsOf(page)).replace(/\S+@\S+/g, '');
    expect(words).toContain('Log ud');
    expect([path, words.match(english)]).toEqual([path, null]);
  }
  await goWithin(page, '/1001/abonnementer?antal=100');
  await expect(heading(page, 'Abonnementer')).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const rows = (await page.getByRole('main').innerText()).toLowerCase();
  for (const kind of ['mobil', 'mobilt bredbånd', 'bredbånd']) expect(rows).toContain(kind);
});
