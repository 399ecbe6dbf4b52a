import { portOffsets } from 'shared/node/settings';
import { applicationPath, localOrigin } from '../portal/addresses.ts';
import { shell } from '../portal/front-ends.ts';

/** URLs that must respond before the portal is reported as ready. A small remote compiles before the platform is up. */
export const readyAddresses = (
  mode: 'development' | 'offline',
  portBase: number,
  remoteOrigins: readonly string[],
): string[] => [
  `${localOrigin(portBase, shell.offset)}${applicationPath}/`,
  ...remoteOrigins.map(origin => `${origin}/mf-manifest.json`),
  ...(mode === 'development' ? [`${localOrigin(portBase, portOffsets.control)}/control/health`] : []),
];
