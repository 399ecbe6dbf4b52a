/**
 * `npm run new:remote -- support`: creates `mfe-support`, a remote with one page, its query, its tests and a menu
 * entry, which lints, tests, builds and runs with `npm start`.
 *
 * An invalid name is one sentence on stderr and exit status 1, and nothing is written. Nothing is downloaded: the
 * remote uses the same packages as its neighbours, and the next command installs them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from 'shared/remote';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { readBuildFile } from '../build/releases.ts';
import { inFrontEnd, remotes, repositoryRoot } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { withServer, withService } from './container-files.ts';
import { withImporter } from '../portal/lock-file.ts';
import { packageFiles } from './package-files.ts';
import { readRequest, type Present } from './remote-request.ts';
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

await runCommand(() => {
  const remote = readRequest(process.argv.slice(2), present());
  // First, since it can throw.
  change('pnpm-lock.yaml', text => withImporter(text, remote.id));
  for (const [file, text] of Object.entries({ ...packageFiles(remote), ...sourceFiles(remote) }))
    write(path.join(remote.id, file), text);
  change('docker-compose.yml', text => withService(text, remote));
  change('tools/docker/edge.conf', text => withServer(text, remote));
  process.stdout.write(
    [
      `${remote.id} is there, on port base + ${String(remote.portOffset)}, at /{customer}/${remote.path}.`,
      'npm start shows it in the menu; its words are in src/overview/texts.ts and remote.json.',
      `npm run dev:offline -- ${remote.id} shows it alone, inside the shell.`,
      '',
    ].join('\n'),
  );
  return Promise.resolve();
});
