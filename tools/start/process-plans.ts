/** The processes of a running portal: one for the platform, and one for each front end's origin. */
import { portOffsets, type Settings } from 'shared/node/settings';
import { localOrigin } from '../portal/addresses.ts';
import { frontEnds } from '../portal/front-ends.ts';
import type { PortalMode } from '../portal/mode.ts';
import type { ProcessPlan } from './child-processes.ts';

export const platformPlan = ({ dataDir }: Settings): ProcessPlan => ({
  name: 'platform',
  script: ['platform/src/main.ts'],
  environment: { PORTAL_DATA_DIR: dataDir },
  ready: /^platform ready/,
});

export const originPlans = ({ portBase, dataDir }: Settings, mode: PortalMode): ProcessPlan[] =>
  frontEnds.map(({ id }) => ({
    name: id,
    script: ['tools/serve/serve.ts', id],
    environment: {
      PORTAL_DATA_DIR: dataDir,
      PORTAL_MODE: mode,
      PORTAL_CONTROL_URL: localOrigin(portBase, portOffsets.control),
    },
    ready: new RegExp(`^${id} ready`),
  }));
