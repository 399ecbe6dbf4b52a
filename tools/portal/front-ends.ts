/**
 * The front ends: their folders and the ports of their origins, as offsets from the port base.
 *
 * A remote is a folder `mfe-*`; its package.json sets its offset as `portal.portOffset`, so a new remote needs no
 * change here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import * as z from 'zod/mini';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

export interface FrontEnd {
  id: string;
  kind: 'shell' | 'remote';
  offset: number;
  folder: string;
}

const frontEnd = (kind: FrontEnd['kind'], id: string, offset: number, root = repositoryRoot): FrontEnd => ({
  id,
  kind,
  offset,
  folder: path.join(root, id),
});

export const shell = frontEnd('shell', 'shell', 0);

/** Offsets from 100 on belong to the platform. */
export const lastRemoteOffset = 99;

const remotePackage = z.object({
  portal: z.object({ portOffset: z.int().check(z.minimum(1), z.maximum(lastRemoteOffset)) }),
});

const remoteIn = (root: string, id: string): FrontEnd => {
  const file = path.join(root, id, 'package.json');
  const read = z.safeParse(remotePackage, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return frontEnd('remote', id, read.data.portal.portOffset, root);
  throw new UserFacingError(
    `${file} has to name the remote's port as "portal": { "portOffset": 1 to ${String(lastRemoteOffset)} }.`,
  );
};

/** The remotes of a repository in the order of their ports. Two with the same port are a UserFacingError. */
export const remotesIn = (root: string): FrontEnd[] => {
  const found = readdirSync(root)
    .filter(name => name.startsWith('mfe-') && existsSync(path.join(root, name, 'package.json')))
    .map(name => remoteIn(root, name))
    .sort((a, b) => a.offset - b.offset);
  found.forEach(({ id, offset }, index) => {
    const before = found[index - 1];
    if (before?.offset === offset)
      throw new UserFacingError(`${before.id} and ${id} have the same portOffset: give one of them another.`);
  });
  return found;
};

export const remotes: readonly FrontEnd[] = remotesIn(repositoryRoot);

export const frontEnds: readonly FrontEnd[] = [shell, ...remotes];

export const frontEndNamed = (id: string): FrontEnd | undefined => frontEnds.find(each => each.id === id);

/** The front end that the user named; an unknown name is a UserFacingError that lists the valid ones. */
export const namedFrontEnd = (id: string): FrontEnd => {
  const found = frontEndNamed(id);
  if (found) return found;
  throw new UserFacingError(
    `"${id}" is not a front end: name one of ${frontEnds.map(each => each.id).join(', ')}.`,
  );
};

/** A path inside a front end's folder. */
export const inFrontEnd = ({ folder }: FrontEnd, ...segments: string[]): string =>
  path.join(folder, ...segments);
