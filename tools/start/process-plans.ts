/** The processes of a running portal: one for the platform, one for each front end's origin. */
import { localOrigin, serviceOffsets } from '../portal/addresses.ts';
import { frontEnds } from '../portal/front-ends.ts';
import type { PortalMode } from '../portal/mode.ts';
import type { ProcessPlan } from './child-processes.ts';

export interface Settings {
  base: number;
  dataFolder: string;
  mode: PortalMode;
}

const common = ({ base, dataFolder, mode }: Settings): Record<string, string> => ({
  PORTAL_PORT_BASE: String(base),
  PORTAL_DATA_DIR: dataFolder,
  PORTAL_MODE: mode,
});

export const platformPlan = (settings: Settings): ProcessPlan => ({
  name: 'platform',
  script: ['platform/src/main.ts'],
  environment: common(settings),
  ready: /^platform ready/,
});

export const originPlans = (settings: Settings): ProcessPlan[] =>
  frontEnds.map(({ id }) => ({
    name: id,
    script: ['tools/serve/serve.ts', id],
    environment: {
      ...common(settings),
      PORTAL_CONTROL_URL: localOrigin(settings.base, serviceOffsets.control),
    },
    ready: new RegExp(`^${id} ready`),
  }));
