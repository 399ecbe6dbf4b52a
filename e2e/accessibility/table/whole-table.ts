/** Every page with all its states. */
import { areas } from './areas.ts';
import { frameMenu } from './frame-menu.ts';
import { frameNotices } from './frame-notices.ts';
import { frameOverlays } from './frame-overlays.ts';
import type { PageStates } from './page-states.ts';
import { profilePages } from './profile-pages.ts';
import { publicPages } from './public-pages.ts';
import { shellPages } from './shell-pages.ts';
import { simCardPages } from './sim-cards.ts';

export const frame: PageStates = {
  page: 'the frame',
  walks: [...frameNotices, ...frameMenu, ...frameOverlays],
  otherwise: {
    data: 'around every page',
    loading: 'the way to a customer',
    validation: 'nothing is filled in',
  },
};

/** The shell's own pages: these must list every kind of state. */
export const ofTheShell: readonly PageStates[] = [frame, ...shellPages, ...publicPages];

export const wholeTable: readonly PageStates[] = [...ofTheShell, ...areas, ...profilePages, ...simCardPages];
