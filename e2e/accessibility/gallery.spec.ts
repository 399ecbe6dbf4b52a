import { faultsInEveryLook } from '../support/looks.ts';
import { expect, test } from '../support/gallery.ts';
import { opens } from './table/steps.ts';

// A single worker, so that the gallery is built only once.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { section, shown } of [
  { section: 'actions', shown: 'Knapper' },
  { section: 'forms', shown: 'Felter' },
  { section: 'messages', shown: 'Bokse' },
  { section: 'data', shown: 'Forbrug' },
])
  test(`gallery section ${section} has no violations in any width, colour scheme and theme`, async ({
    page,
    openGallery,
  }) => {
    await openGallery(section);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
  });

for (const { section, button, shown } of [
  { section: 'actions', button: 'Handlinger', shown: 'dialog' },
  { section: 'forms', button: 'Status', shown: 'dialog' },
  { section: 'forms', button: 'Vælg dato i kalender: Dato', shown: 'grid' },
] as const)
  test(`popover of '${button}' has no violations in any width, colour scheme and theme`, async ({
    page,
    openGallery,
  }) => {
    await openGallery(section);
    const open = opens(
      () => page.getByRole('button', { name: button }),
      () => page.getByRole(shown).first(),
    );
    await open(page);
    expect(await faultsInEveryLook(page, undefined, () => open(page))).toEqual([]);
  });

for (const { open, shown } of [
  { open: 'drawer', shown: 'Bruger siden' },
  { open: 'dialog', shown: /^Hvis du sletter administratoren/ },
  { open: 'toasts', shown: 'Filen kunne ikke hentes' },
])
  test(`gallery overlay ${open} has no violations in any width, colour scheme and theme`, async ({
    page,
    openGallery,
  }) => {
    await openGallery('overlays', open);
    await expect(page.getByText(shown)).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
  });
