/**
 * The process behind one front end's origin: `node tools/serve/serve.ts mfe-billing`.
 *
 * `npm start` runs five of these, a container runs one. Environment: `PORTAL_PORT_BASE`, `PORTAL_DATA_DIR` (the
 * shell's registry), `PORTAL_MODE`, `PORTAL_CONTROL_URL`, `PORTAL_LISTEN_HOST` (loopback unless set) and the origins
 * of tools/portal/origins.ts. Prints one line when it listens.
 */
import { createRemoteFaultSource } from 'platform/faults/remote-fault-source';
import { UserFacingError } from 'platform/user-facing-error';
import { localOrigin, portBaseFrom } from '../portal/addresses.ts';
import { dataFolderFrom, registryFile } from '../portal/data-folder.ts';
import { frontEndNamed, inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';
import { modeFrom } from '../portal/mode.ts';
import { originsFrom } from '../portal/origins.ts';
import { runCommand } from '../portal/run-command.ts';
import { pagePolicy } from './content-security-policy.ts';
import { listen } from './listen.ts';
import { createOriginServer } from './origin-server.ts';
import { shellFiles } from './shell-files.ts';
import { filesIn, immutable, type FileHandler } from './static-files.ts';

/** A remote's origin holds release folders and nothing else, and nothing in them ever changes. */
const filesOf = (frontEnd: FrontEnd, policy: string): FileHandler =>
  frontEnd.kind === 'remote'
    ? filesIn(inFrontEnd(frontEnd, 'dist/site'), () => immutable)
    : shellFiles({
        siteFolder: inFrontEnd(frontEnd, 'dist/site'),
        registryFile: registryFile(dataFolderFrom(process.env['PORTAL_DATA_DIR'])),
        mode: modeFrom(process.env['PORTAL_MODE']),
        pagePolicy: policy,
      });

/** Serves one front end until the process is told to stop. */
export const serve = async (id: string): Promise<void> => {
  const frontEnd = frontEndNamed(id);
  if (!frontEnd) throw new UserFacingError(`"${id}" is not a front end of the portal.`);
  const base = portBaseFrom(process.env['PORTAL_PORT_BASE']);
  const origins = originsFrom(process.env, base);
  const controlUrl = process.env['PORTAL_CONTROL_URL'];
  const server = createOriginServer({
    kind: frontEnd.kind,
    files: filesOf(frontEnd, pagePolicy(origins)),
    origins,
    faults: controlUrl === undefined ? undefined : createRemoteFaultSource(controlUrl),
  });
  await listen(server, base + frontEnd.offset, process.env['PORTAL_LISTEN_HOST'] ?? '127.0.0.1');
  process.stdout.write(`${id} ready ${localOrigin(base, frontEnd.offset)}\n`);

  await new Promise<void>(stopped => {
    const stop = (): void => {
      server.close(() => {
        stopped();
      });
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
};

if (import.meta.main) await runCommand(() => serve(process.argv[2] ?? ''));
