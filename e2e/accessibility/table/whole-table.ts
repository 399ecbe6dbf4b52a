/** Every page with all its states. */
import { adminPages } from './admin-pages.ts';
import { billingPages } from './billing-pages.ts';
import { frameMenu } from './frame-menu.ts';
import { frameNotices } from './frame-notices.ts';
import { frameOverlays } from './frame-overlays.ts';
import type { PageStates } from './page-states.ts';
import { profilePages } from './profile-pages.ts';
import { publicPages } from './public-pages.ts';
import { shellPages } from './shell-pages.ts';
import { simCardPages } from './sim-cards.ts';
import { subscriptionPages } from './subscription-pages.ts';

export const frame: PageStates = {
  page: 'frame',
  walks: [...frameNotices, ...frameMenu, ...frameOverlays],
  otherwise: {
    data: 'every page',
    loading: 'customer selection',
    validation: 'has no form',
  },
};

/** The shell's own pages: these must list every kind of state. */
export const ofTheShell: readonly PageStates[] = [frame, ...shellPages, ...publicPages];

export const wholeTable: readonly PageStates[] = [
  ...ofTheShell,
  ...subscriptionPages,
  ...adminPages,
  ...billingPages,
  ...profilePages,
  ...simCardPages,
];
