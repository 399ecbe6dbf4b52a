/**
 * The process behind one front end's origin: `node tools/serve/serve.ts mfe-billing`.
 *
 * `npm start` runs one per front end, a container runs one. Environment: `PORTAL_PORT_BASE`, `PORTAL_DATA_DIR` (the
 * shell's registry), `PORTAL_SETTINGS` (the portal's settings on real hosts), `PORTAL_MODE`, `PORTAL_TOGGLE_PROTOCOL`,
 * `PORTAL_CONTROL_URL`, `PORTAL_HOST` (default: this machine only) and the origins of tools/portal/origins.ts. Prints
 * one line when it listens.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRemoteFaultSource } from 'platform/faults/remote-fault-source';
import { drainTimeout } from 'platform/http/drain';
import { listen } from 'platform/http/listen';
import { readSettings, type Settings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { environmentAt } from 'shared/settings/portal-settings';
import { localOrigin } from '../portal/addresses.ts';
import { registryFile } from '../portal/data-folder.ts';
import { frontEndNamed, inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';
import { pageSettingsFrom } from '../portal/local-settings.ts';
import { modeFrom } from '../portal/mode.ts';
import { stopSignal } from '../portal/stop-signal.ts';
import { runCommand } from '../portal/run-command.ts';
import { toggleProtocolFrom } from '../portal/toggle-protocol.ts';
import { originListener } from './origin-server.ts';
import { shellFiles } from './shell-files.ts';
import { filesIn, immutable, type FileHandler } from './static-files.ts';

/** The bench serves another build of the shell from another folder. */
const shellSite = (frontEnd: FrontEnd): string =>
  process.env['PORTAL_SHELL_SITE'] ?? inFrontEnd(frontEnd, 'dist/site');

/** A remote's origin contains only release folders, which are immutable. */
const filesOf = (frontEnd: FrontEnd, { dataDir }: Settings): FileHandler => {
  if (frontEnd.kind === 'remote') return filesIn(inFrontEnd(frontEnd, 'dist/site'), () => immutable);
  const marks = {
    mode: modeFrom(process.env['PORTAL_MODE']),
    toggles: toggleProtocolFrom(process.env['PORTAL_TOGGLE_PROTOCOL']),
  };
  const portal = pageSettingsFrom(process.env);
  return shellFiles({
    siteFolder: shellSite(frontEnd),
    registryFile: registryFile(dataDir),
    inserts: { marks, settings: JSON.stringify(portal) },
    environmentAt: hostname => environmentAt(portal, hostname),
  });
};

/** Serves one front end until the process is stopped. */
export const serve = async (id: string): Promise<void> => {
  const frontEnd = frontEndNamed(id);
  if (!frontEnd) throw new UserFacingError(`"${id}" is not a front end of the portal.`);
  const settings = readSettings(process.env);
  const { portBase, controlUrl, host, drainSeconds } = settings;
  const listener = originListener({
    kind: frontEnd.kind,
    files: filesOf(frontEnd, settings),
    portal: settings.portalHosts,
    faults: controlUrl === undefined ? undefined : createRemoteFaultSource(controlUrl),
  });
  const listening = await listen(listener, {
    port: portBase + frontEnd.offset,
    host,
    checkHealth: () =>
      stat(
        frontEnd.kind === 'shell'
          ? path.join(shellSite(frontEnd), 'index.html')
          : inFrontEnd(frontEnd, 'dist/current.json'),
      ),
  });
  process.stdout.write(`${id} ready ${localOrigin(portBase, frontEnd.offset)}\n`);
  await stopSignal();
  await listening.drain(setTimeout(drainSeconds * 1000), drainTimeout);
};

if (import.meta.main) await runCommand(() => serve(process.argv[2] ?? ''));
