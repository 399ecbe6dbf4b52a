/**
 * `npm run contract`: compares the contract between shell and remotes with shared/remote/contract.txt, as `npm test --
 * --lint` does. A difference is one sentence on stderr and exit status 1.
 *
 * `npm run contract -- --write` increases the minor version of the contract and writes the file. A change that breaks
 * older remotes needs `--write --breaking` and gets the next major version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { readBuildFile } from '../build/releases.ts';
import { inFrontEnd, remotes, repositoryRoot } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import {
  changeOf,
  readContract,
  versionFor,
  writeContract,
  type Change,
  type ContractText,
} from './change.ts';
import { portalSurface } from './portal-surface.ts';
import { usedExports, wrongDemand } from './remote-demands.ts';

const contractFile = path.join(repositoryRoot, 'shared/remote/contract.txt');

/** Files that contain the version: the shell compares the first at run time, the federation runtime the second. */
const versionPlaces = [
  { file: path.join(repositoryRoot, 'shared/remote/remote.ts'), place: /(contractVersion = ')([\d.]+)(')/ },
  { file: path.join(repositoryRoot, 'shared/package.json'), place: /("version": ")([\d.]+)(")/ },
] as const;

const versionIn = ({ file, place }: (typeof versionPlaces)[number]): string =>
  place.exec(readFileSync(file, 'utf8'))?.[2] ?? '';

const written = (): string => {
  try {
    return readFileSync(contractFile, 'utf8');
  } catch {
    return '';
  }
};

const list = ({ added, removed }: Change): string =>
  [...removed.map(line => `- ${line}`), ...added.map(line => `+ ${line}`)].join('\n');

const isBreaking = (before: ContractText, change: Change): boolean =>
  versionFor(before, change).split('.')[0] !== before.version.split('.')[0];

const commandFor = (before: ContractText, change: Change): string =>
  `npm run contract -- --write${isBreaking(before, change) ? ' --breaking' : ''}`;

const save = (version: string, text: string): void => {
  for (const { file, place } of versionPlaces)
    writeFileSync(file, readFileSync(file, 'utf8').replace(place, `$1${version}$3`));
  writeFileSync(contractFile, text);
  process.stdout.write(`shared/remote/contract.txt is contract ${version}.\n`);
};

const write = (isBreakingMeant: boolean): void => {
  const surface = portalSurface();
  const before = readContract(written());
  if (!before) {
    const version = versionIn(versionPlaces[0]);
    save(version, writeContract(version, surface, undefined));
    return;
  }
  const change = changeOf(before, surface);
  process.stdout.write(`${list(change)}\n`);
  const breaks = isBreaking(before, change);
  if (breaks && !isBreakingMeant)
    throw new UserFacingError(
      'This takes something away from remotes that run today: keep it beside the new, or write the next major version with npm run contract -- --write --breaking.',
    );
  const version = versionFor(before, change);
  save(version, writeContract(version, surface, breaks ? undefined : before));
};

const check = (): void => {
  const contract = readContract(written());
  if (!contract)
    throw new UserFacingError(
      'shared/remote/contract.txt is not a contract: run npm run contract -- --write.',
    );
  const change = changeOf(contract, portalSurface());
  if (change.added.length + change.removed.length > 0)
    throw new UserFacingError(
      `${list(change)}\nThe surface between shell and remotes is not what shared/remote/contract.txt says: put it back, or run ${commandFor(contract, change)}, which makes it contract ${versionFor(contract, change)}.`,
    );
  for (const place of versionPlaces)
    if (versionIn(place) !== contract.version)
      throw new UserFacingError(
        `${path.relative(repositoryRoot, place.file)} says version ${versionIn(place)}, but shared/remote/contract.txt is contract ${contract.version}: run npm run contract -- --write.`,
      );
  for (const remote of remotes) {
    const asksFor = readBuildFile(inFrontEnd(remote, 'remote.json'), remoteDescriptionSchema);
    const uses = usedExports(inFrontEnd(remote, 'src'));
    const wrong = wrongDemand(contract, { id: asksFor.id, asksFor, uses });
    if (wrong !== undefined) throw new UserFacingError(wrong);
  }
};

const readOptions = () => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { write: flag, breaking: flag };
  return readArguments('npm run contract takes --write and --breaking.', { options }).values;
};

await runCommand(() => {
  const options = readOptions();
  if (options.breaking && !options.write) throw new UserFacingError('--breaking belongs to --write.');
  if (options.write) write(options.breaking);
  else check();
  return Promise.resolve();
});
