/** The target of a release: the portal on this machine, a folder, or a bucket. */
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { registryFile } from '../portal/data-folder.ts';
import { inFrontEnd, remotes, type FrontEnd } from '../portal/front-ends.ts';
import { originsFrom } from '../portal/origins.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseTarget } from './publish-release.ts';
import { nameOf } from './registry-changes.ts';
import { readRegistryOf } from './registry-file.ts';

export interface TargetOptions {
  /** `--to` or `PORTAL_RELEASE_TARGET`: a folder or `s3://bucket/prefix`. By default the portal on this machine. */
  to: string | undefined;
  /** `--address` or `PORTAL_RELEASE_ADDRESS`: the URL of the top of that folder or bucket. */
  address: string | undefined;
}

const remoteNamed = (id: string): FrontEnd => {
  const remote = remotes.find(each => each.id === id);
  if (remote) return remote;
  throw new UserFacingError(
    `"${id}" is not a remote: name one of ${remotes.map(each => each.id).join(', ')}.`,
  );
};

/** The local origins serve each remote's build output; the registry is in the data folder. */
const localTarget = (): ReleaseTarget => {
  const settings = readSettings(process.env);
  const origins = originsFrom(settings, process.env).remotes;
  const pathOf = (key: string): string => {
    const [id = '', ...rest] = key.split('/');
    if (id === 'history') return path.join(settings.dataDir, key);
    return rest.length === 0
      ? registryFile(settings.dataDir)
      : inFrontEnd(remoteNamed(id), 'dist/site', ...rest);
  };
  return {
    store: folderStore(settings.dataDir, pathOf),
    addressOf: (id, name) => `${origins[remotes.indexOf(remoteNamed(id))] ?? ''}/${name}`,
  };
};

/** Loads the S3 client only for a bucket. */
const storeAt = async (to: string) => {
  if (!to.startsWith('s3://')) {
    if (statSync(to, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new UserFacingError(`${to} is a file: --to takes a folder or s3://bucket.`);
    return folderStore(path.resolve(to));
  }
  const [bucket = '', ...prefix] = to.slice('s3://'.length).split('/');
  if (bucket === '') throw new UserFacingError('Name the bucket: --to s3://bucket or s3://bucket/folder.');
  return (await import('./s3-store.ts')).s3Store(bucket, prefix.filter(Boolean).join('/'));
};

export const openTarget = async ({ to, address }: TargetOptions): Promise<ReleaseTarget> => {
  if (to === undefined && address === undefined) return localTarget();
  if (!to)
    throw new UserFacingError(
      'Say with --to which folder or bucket has this address: without both, the portal on this machine is meant.',
    );
  if (address === undefined || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UserFacingError(
      'Say with --address where browsers find the target, for example --address https://remotes.example.',
    );
  const base = address.replace(/\/+$/, '');
  return { store: await storeAt(to), addressOf: (id, name) => `${base}/${id}/${name}` };
};

/** `npm start` and `npm run build` treat the latest build as current: here the registry decides that. */
export const rememberCurrent = async ({ store }: ReleaseTarget, id: string): Promise<void> => {
  const listed = (await readRegistryOf(store)).remotes.find(remote => remote.id === id);
  if (listed)
    writeFileSync(
      inFrontEnd(remoteNamed(id), 'dist/current.json'),
      `${JSON.stringify({ release: nameOf(listed.current) })}\n`,
    );
};
