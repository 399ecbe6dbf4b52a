/**
 * `npm run new:remote -- support`: makes `mfe-support`, a remote with one page, its query, its tests and a menu entry,
 * that lints, tests, builds and shows after `npm start`.
 *
 * A name that cannot be used is one sentence on stderr and exit status 1, and nothing is written. The packages are
 * installed afterwards, from what is on this machine when it has them all.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'platform/user-facing-error';
import { contractVersion } from 'shared/remote';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { readBuildFile } from '../build/releases.ts';
import { inFrontEnd, remotes, repositoryRoot } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { withServer, withService } from './container-files.ts';
import { packageFiles } from './package-files.ts';
import { readRequest, type NewRemote, type Present } from './remote-request.ts';
import { sourceFiles } from './source-files.ts';

const present = (): Present => ({
  folders: readdirSync(repositoryRoot),
  portOffsets: remotes.map(({ offset }) => offset),
  descriptions: remotes.map(remote =>
    readBuildFile(inFrontEnd(remote, 'remote.json'), remoteDescriptionSchema),
  ),
  contractVersion,
});

const write = (file: string, text: string): void => {
  const target = path.join(repositoryRoot, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

const change = (file: string, by: (text: string) => string): void => {
  write(file, by(readFileSync(path.join(repositoryRoot, file), 'utf8')));
};

const rootPackage = z.object({ packageManager: z.string() });

/** A new package is a new part of the lock file, so it is not frozen here. */
const install = ({ id }: NewRemote): void => {
  const { packageManager } = readBuildFile(path.join(repositoryRoot, 'package.json'), rootPackage);
  const options = ['install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync('npm', ['exec', '--yes', packageManager, '--', ...options], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new UserFacingError(
      `${id} is written, but its packages could not be installed: run pnpm install when the npm registry can be reached.`,
    );
};

await runCommand(() => {
  const remote = readRequest(process.argv.slice(2), present());
  for (const [file, text] of Object.entries({ ...packageFiles(remote), ...sourceFiles(remote) }))
    write(path.join(remote.id, file), text);
  change('docker-compose.yml', text => withService(text, remote));
  change('tools/docker/edge.conf', text => withServer(text, remote));
  install(remote);
  process.stdout.write(
    [
      `${remote.id} is there, on port base + ${String(remote.portOffset)}, at /{customer}/${remote.path}.`,
      'npm start shows it in the menu; its words are in src/overview/texts.ts and remote.json.',
      `pnpm --filter ${remote.id} dev shows it alone, inside the shell.`,
      '',
    ].join('\n'),
  );
  return Promise.resolve();
});
