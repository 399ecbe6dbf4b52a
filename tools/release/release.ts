/**
 * `npm run release -- <command> [mfe-x]`: releases one remote without asking or rebuilding anything else.
 *
 *     publish mfe-x                        builds it and makes it current
 *     publish mfe-x --from folder          the release in a folder that a build wrote before; nothing is built
 *     publish mfe-x --canary 5%            … for a share of the customers (also customers:1001,1002 or toggle:key)
 *     promote mfe-x                        the canary becomes current
 *     rollback mfe-x                       ends the canary, or goes back to the release before
 *     verify mfe-x                         hashes, contract and size of what the registry names
 *     list                                 what runs, of every remote
 *
 * Goes to the portal on this machine, or with `--to` and `--address` to a folder or bucket; see docs/releasing.md.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { currentRelease, hasReleaseRecord, readBuildFile, releaseRecordSchema } from '../build/releases.ts';
import { inputHash } from '../build/input-hash.ts';
import { inFrontEnd, remotes, type FrontEnd } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { canaryRuleFrom, describeRule } from './canary-rule.ts';
import { promoteRelease, publishRelease, rollBackRelease, type ReleaseTarget } from './publish-release.ts';
import { nameOf } from './registry-changes.ts';
import { readRegistryOf } from './registry-file.ts';
import { openTarget, rememberCurrent } from './release-target.ts';
import { verifyRelease } from './verify-release.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const commands = ['publish', 'promote', 'rollback', 'list', 'verify'] as const;

const remoteNamed = (id: string | undefined): FrontEnd => {
  const found = remotes.find(remote => remote.id === id);
  if (found) return found;
  throw new UserFacingError(
    `Name the remote, for example npm run release -- publish mfe-billing; known are ${remotes.map(each => each.id).join(', ')}.`,
  );
};

/** The folder of the present sources' release, built when it is not there. */
const builtFolder = async (remote: FrontEnd): Promise<string> => {
  const site = inFrontEnd(remote, 'dist/site');
  const isOfPresentSources = (name: string): boolean =>
    name.endsWith(`-${inputHash(remote)}`) && hasReleaseRecord(remote, name);
  const built = isStale(remote) ? undefined : readdirSync(site).find(isOfPresentSources);
  if (built === undefined) await buildFrontEnds([remote]);
  return path.join(site, built ?? currentRelease(remote));
};

/** A folder that was built elsewhere, as long as it is what the command names. */
const givenFolder = (remote: FrontEnd, folder: string): string => {
  const { id } = readBuildFile(path.join(folder, 'release.json'), releaseRecordSchema);
  if (id === remote.id) return folder;
  throw new UserFacingError(`${folder} holds a release of ${id}, not of ${remote.id}.`);
};

const list = async ({ store }: ReleaseTarget): Promise<void> => {
  for (const { id, current, previous, canary } of (await readRegistryOf(store)).remotes) {
    const parts = [
      `current ${nameOf(current)}`,
      ...(canary ? [`canary ${nameOf(canary.release)} for ${describeRule(canary.rule)}`] : []),
      ...(previous ? [`previous ${nameOf(previous)}`] : []),
    ];
    say(`${id}: ${parts.join(', ')}`);
  }
};

const verify = async ({ store }: ReleaseTarget, id: string): Promise<void> => {
  const listed = (await readRegistryOf(store)).remotes.find(remote => remote.id === id);
  if (!listed) throw new UserFacingError(`${id} is not in the registry yet: publish it first.`);
  for (const release of [listed.current, listed.canary?.release, listed.previous])
    if (release) say(`${id} ${nameOf(release)}: ${(await verifyRelease(store, id, release)).join(', ')}`);
};

const run = async (): Promise<void> => {
  const usage = 'npm run release takes --canary, --from, --to and --address.';
  const { positionals, values } = readArguments(usage, {
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      address: { type: 'string' },
    },
  });
  const [word, id] = positionals;
  const command = commands.find(each => each === word);
  if (!command) throw new UserFacingError(`Say what to do: ${commands.join(', ')}.`);
  const rule = canaryRuleFrom(values.canary);
  for (const option of ['canary', 'from'] as const)
    if (values[option] !== undefined && command !== 'publish')
      throw new UserFacingError(`--${option} belongs to publish.`);
  const to = values.to ?? process.env['PORTAL_RELEASE_TARGET'];
  const target = await openTarget({ to, address: values.address ?? process.env['PORTAL_RELEASE_ADDRESS'] });
  if (command === 'list') {
    await list(target);
    return;
  }
  const remote = remoteNamed(id);
  if (command === 'verify') {
    await verify(target, remote.id);
    return;
  }
  if (command === 'publish')
    await publishRelease(
      target,
      values.from === undefined ? await builtFolder(remote) : givenFolder(remote, values.from),
      rule,
    );
  else await (command === 'promote' ? promoteRelease : rollBackRelease)(target, remote.id);
  if (to === undefined) await rememberCurrent(target, remote.id);
  await list(target);
};

await runCommand(run);
