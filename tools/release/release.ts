/**
 * `npm run release -- <command> [mfe-x]`: releases one remote without rebuilding anything else.
 *
 *     publish mfe-x                        builds it and makes it current
 *     publish mfe-x --from folder          the release in an earlier build's output folder; builds nothing
 *     publish mfe-x --canary 5%            … for a percentage of the customers (also customers:1001,1002 or toggle:key)
 *     promote mfe-x                        the canary becomes current
 *     rollback mfe-x                       ends the canary, or goes back to the previous release
 *     rollback mfe-x --steps 2             goes back several; rollback mfe-x 1.0.0-abc123 to that one
 *     withdraw mfe-x 1.0.0-abc123          removes a release permanently; without a release the whole remote
 *     history mfe-x                        the remote's releases, by whom and when
 *     shell                                records this checkout's shell as deployed; shell 1.5.0 one of that contract
 *     verify mfe-x                         checks hashes, contract and size of the releases in the registry
 *     list                                 every remote's active releases
 *
 * Goes to the portal on this machine, or with `--to` and `--address` to a folder or bucket; see docs/releasing.md.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { contractVersion } from 'shared/remote';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import * as z from 'zod/mini';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { currentRelease, hasReleaseRecord, readBuildFile, releaseRecordSchema } from '../build/releases.ts';
import { inputHash } from '../build/input-hash.ts';
import { inFrontEnd, remotes } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { canaryRuleFrom, describeRule } from './canary-rule.ts';
import { recordShell } from './deployed-shell.ts';
import { readHistory } from './history.ts';
import { promoteRelease, publishRelease, type ReleaseTarget } from './publish-release.ts';
import { listed, nameOf } from './registry-changes.ts';
import { readRegistryOf } from './registry-file.ts';
import { openTarget, rememberCurrent } from './release-target.ts';
import { rollBackRelease, withdrawRelease, withdrawRemote } from './roll-back.ts';
import { deployedContract, verifyRelease } from './verify-release.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const commands = [
  ...(['publish', 'promote', 'rollback', 'withdraw', 'history'] as const),
  ...(['shell', 'list', 'verify'] as const),
];
type Command = (typeof commands)[number];

const isId = (word: string): boolean => z.safeParse(remoteDescriptionSchema.shape.id, word).success;

/**
 * A remote of this checkout or of the registry; with `isAny` also one in neither, since its sources may be elsewhere or
 * gone.
 */
const requireRemote = async (
  { store }: ReleaseTarget,
  id: string | undefined,
  isAny: boolean,
): Promise<string> => {
  const listed = (await readRegistryOf(store)).remotes;
  const known = [...new Set([...remotes, ...listed].map(remote => remote.id))];
  if (id !== undefined && (known.includes(id) || (isAny && isId(id)))) return id;
  throw new UserFacingError(
    `Name the remote, for example npm run release -- publish mfe-billing; known are ${known.join(', ')}.`,
  );
};

/** The folder of the release of the current sources; builds it if missing. */
const builtFolder = async (remoteId: string): Promise<string> => {
  const remote = remotes.find(({ id }) => id === remoteId);
  if (!remote)
    throw new UserFacingError(`The sources of ${remoteId} are not here: publish what was built with --from.`);
  const site = inFrontEnd(remote, 'dist/site');
  const isOfPresentSources = (name: string): boolean =>
    name.endsWith(`-${inputHash(remote)}`) && hasReleaseRecord(remote, name);
  const built = isStale(remote) ? undefined : readdirSync(site).find(isOfPresentSources);
  if (built === undefined) await buildFrontEnds([remote]);
  return path.join(site, built ?? currentRelease(remote));
};

/** A folder that was built elsewhere, checked to contain the named remote. */
const givenFolder = (wanted: string, folder: string): string => {
  const { id } = readBuildFile(path.join(folder, 'release.json'), releaseRecordSchema);
  if (id === wanted) return folder;
  throw new UserFacingError(`${folder} holds a release of ${id}, not of ${wanted}.`);
};

const list = async ({ store }: ReleaseTarget): Promise<void> => {
  const registry = await readRegistryOf(store);
  if (registry.shell) say(`shell: contract ${registry.shell.contract}`);
  if (registry.remotes.length === 0) say(`No remote is in ${store.name}.`);
  for (const { id, current, previous, canary } of registry.remotes) {
    const parts = [
      `current ${nameOf(current)}`,
      ...(canary ? [`canary ${nameOf(canary.release)} for ${describeRule(canary.rule)}`] : []),
      ...(previous ? [`previous ${nameOf(previous)}`] : []),
    ];
    say(`${id}: ${parts.join(', ')}`);
  }
};

const verify = async ({ store }: ReleaseTarget, id: string): Promise<void> => {
  const registry = await readRegistryOf(store);
  const { current, canary, previous } = listed(registry, id);
  for (const release of [current, canary?.release, previous]) {
    if (!release) continue;
    const found = await verifyRelease(store, id, release, deployedContract(registry));
    say(`${id} ${nameOf(release)}: ${found.join(', ')}`);
  }
};

const history = async ({ store }: ReleaseTarget, id: string): Promise<void> => {
  const entries = await readHistory(store, id);
  if (entries.length === 0) say(`Nothing was noted of ${id} in ${store.name}.`);
  for (const { at, by, action, release } of entries) say(`${at} ${action} ${nameOf(release)} by ${by}`);
};

/** The command of each option that only one command takes; with any other it is an error. */
const ownerOf = { canary: 'publish', from: 'publish', steps: 'rollback' } as const;

/** Number of arguments of each command: a remote, and for some a release. */
const maxArguments: Record<Command, number> = {
  publish: 1,
  promote: 1,
  rollback: 2,
  withdraw: 2,
  history: 1,
  shell: 1,
  list: 0,
  verify: 1,
};

const requireKnown = (word: string | undefined): Command => {
  const command = commands.find(each => each === word);
  if (command) return command;
  const problem = word === undefined ? 'Name a command' : `"${word}" is not a command`;
  throw new UserFacingError(`${problem}: it has to be one of ${commands.join(', ')}.`);
};

const readCommandLine = () => {
  const { positionals, values } = readArguments(
    'npm run release takes --canary, --from, --steps, --to and --address.',
    {
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        from: { type: 'string' },
        steps: { type: 'string' },
        to: { type: 'string' },
        address: { type: 'string' },
      },
    },
  );
  const [word, ...words] = positionals;
  const command = requireKnown(word);
  const most = maxArguments[command];
  if (words.length > most)
    throw new UserFacingError(
      `npm run release -- ${command} takes ${['nothing', 'one word', 'two words'][most] ?? ''} more, and not "${words.slice(most).join(' ')}".`,
    );
  const [id, release] = words;
  for (const option of ['canary', 'from', 'steps'] as const)
    if (values[option] !== undefined && command !== ownerOf[option])
      throw new UserFacingError(`--${option} belongs to ${ownerOf[option]}.`);
  if (values.steps !== undefined && !/^[1-9]\d?$/.test(values.steps))
    throw new UserFacingError(`--steps is "${values.steps}", but has to be a number from 1 to 99.`);
  if (values.steps !== undefined && release !== undefined)
    throw new UserFacingError('Name the release to go back to, or the number of steps, not both.');
  return { command, id, release, values };
};

const change = async (
  target: ReleaseTarget,
  command: Exclude<Command, 'list' | 'verify' | 'history' | 'shell'>,
  id: string,
  { release, values }: Pick<ReturnType<typeof readCommandLine>, 'release' | 'values'>,
): Promise<void> => {
  const { canary, from, steps } = values;
  if (command === 'publish') {
    const rule = canaryRuleFrom(canary);
    const folder = from === undefined ? await builtFolder(id) : givenFolder(id, from);
    await publishRelease(target, folder, rule);
  } else if (command === 'promote') await promoteRelease(target, id);
  else if (command === 'rollback')
    await rollBackRelease(target, id, {
      steps: steps === undefined ? undefined : Number(steps),
      release,
    });
  else if (release === undefined) await withdrawRemote(target, id);
  else await withdrawRelease(target, id, release);
};

const run = async (): Promise<void> => {
  const { command, id: word, release, values } = readCommandLine();
  const to = values.to ?? process.env['PORTAL_RELEASE_TARGET'];
  const target = await openTarget({ to, address: values.address ?? process.env['PORTAL_RELEASE_ADDRESS'] });
  if (command === 'shell') await recordShell(target, word ?? contractVersion);
  if (command === 'list' || command === 'shell') {
    await list(target);
    return;
  }
  const id = await requireRemote(target, word, command === 'history' || values.from !== undefined);
  if (command === 'verify' || command === 'history') {
    await (command === 'verify' ? verify : history)(target, id);
    return;
  }
  await change(target, command, id, { release, values });
  if (to === undefined) await rememberCurrent(target, id);
  await list(target);
};

await runCommand(run);
