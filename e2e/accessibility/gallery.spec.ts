import { faultsInEveryLook } from '../support/appearance/looks.ts';
import { expect, test } from './gallery.ts';
import { opens } from './table/steps.ts';

// A single worker, so that the gallery is built only once.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const popover = (name: string, role: 'dialog' | 'grid') =>
  [
    name,
    opens(
      page => page.getByRole('button', { name }),
      page => page.getByRole(role).first(),
    ),
  ] as const;

for (const { section, shown, popovers = [] } of [
  { section: 'actions', shown: 'Knapper', popovers: [popover('Handlinger', 'dialog')] },
  {
    section: 'forms',
    shown: 'Felter',
    popovers: [popover('Status', 'dialog'), popover('Vælg dato i kalender: Dato', 'grid')],
  },
  { section: 'messages', shown: 'Bokse' },
  { section: 'data', shown: 'Forbrug' },
])
  test(`gallery section ${section} and its popovers have no violations in any width, colour scheme and theme`, async ({
    page,
    openGallery,
  }) => {
    await openGallery(section);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
    for (const [name, open] of popovers) {
      await open(page);
      expect(await faultsInEveryLook(page, undefined, () => open(page)), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

test('gallery overlays have no violations in any width, colour scheme and theme', async ({
  page,
  openGallery,
}) => {
  for (const { open, shown } of [
    { open: 'drawer', shown: 'Bruger siden' },
    { open: 'dialog', shown: /^Hvis du sletter administratoren/ },
    { open: 'toasts', shown: 'Filen kunne ikke hentes' },
  ])
    await test.step(open, async () => {
      await openGallery('overlays', open);
      await expect(page.getByText(shown)).toBeVisible();
      expect(await faultsInEveryLook(page)).toEqual([]);
    });
});
