/** Pages of SIM cards: fetched when somebody opens one, so that the lists of the area come without them. */
import { latePage } from 'shared/router/late-page';
import { Skeleton } from 'shared/ui/skeleton';

const waiting = <Skeleton shape="card" />;

export const SimCardsPage = latePage(
  async () => (await import('./sim-cards/sim-cards.page.lazy.tsx')).SimCardsPage,
  waiting,
);
export const SimCardPage = latePage(
  async () => (await import('./sim-card/sim-card.page.lazy.tsx')).SimCardPage,
  waiting,
);
export const SwitchSimPage = latePage(
  async () => (await import('./switch-sim/switch-sim.page.lazy.tsx')).SwitchSimPage,
  waiting,
);
export const SwitchToEsimPage = latePage(
  async () => (await import('./switch-to-esim/switch-to-esim.page.lazy.tsx')).SwitchToEsimPage,
  waiting,
);
