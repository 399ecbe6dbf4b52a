/** Notices above every page. The preview ribbon exists only on preview hosts: see hosted/looks.spec.ts. */
import { pageAt } from '../../support/addresses.ts';
import { setToggles } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import type { State, Walk } from './page-states.ts';
import { showsTitle } from './steps.ts';

const profile = { account: 'admin', path: '/1001/indstillinger' };
const banner = 'Vi arbejder på mobilnettet i Nordjylland natten til lørdag. Det kan give korte udfald.';

interface Registry {
  remotes: { id: string; current: { manifest: string } }[];
}

/** The current release, listed as if it were a canary. */
const overrideRemote: State['reach'] = async page => {
  const { remotes } = (await (await page.request.get(pageAt('/remotes.json'))).json()) as Registry;
  const manifest = remotes.find(({ id }) => id === 'mfe-profile')?.current.manifest ?? '';
  const query = new URLSearchParams({ remote: `mfe-profile@${manifest}` });
  await page.goto(pageAt(`${profile.path}?${String(query)}`));
  await expect(page.getByText(/^Dette faneblad prøver mfe-profile/)).toBeVisible();
  await showsTitle('Mine indstillinger')(page);
};

export const frameNotices: readonly Walk[] = [
  {
    ...profile,
    prepare: setToggles({ 'information-banner-global': banner }),
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
    states: [
      {
        kind: 'notice',
        name: 'banner',
        reach: async page => {
          await expect(page.getByText(banner)).toBeVisible();
          await showsTitle('Mine indstillinger')(page);
        },
      },
      { kind: 'notice', name: 'override badge', reach: overrideRemote },
      {
        kind: 'notice',
        name: 'offline notice',
        reach: async page => {
          await page.context().setOffline(true);
          await expect(page.getByText(/^Du har ikke forbindelse til internettet/)).toBeVisible();
        },
      },
    ],
  },
  {
    ...profile,
    states: [
      {
        kind: 'notice',
        name: 'skip link',
        reach: async page => {
          await showsTitle('Mine indstillinger')(page);
          const skip = page.getByRole('link', { name: 'Gå til sidens indhold' });
          await skip.focus();
          await expect(skip).toBeInViewport();
        },
      },
    ],
    leavesNothing: true,
  },
];
