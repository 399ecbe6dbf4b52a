/** A new remote's part of pnpm-lock.yaml: the same packages as its neighbours have, so no version of anything moves. */
import { UserFacingError } from 'shared/node/user-facing-error';

/** The remote whose packages a new one takes over; a test holds the two to each other. */
export const patternRemote = 'mfe-profile';

const importer = /^ {2}(\S+):\n(?: {4}.*\n)*\n/gm;

/** The lock file with the new remote among those that have packages, in the order of the alphabet. */
export const withImporter = (lock: string, id: string): string => {
  const start = lock.indexOf('\nimporters:\n');
  const end = lock.indexOf('\npackages:\n');
  const blocks = [...lock.slice(start, end + 1).matchAll(importer)];
  const pattern = blocks.find(([, name]) => name === patternRemote)?.[0];
  const next = blocks.find(([, name]) => name !== undefined && name > id);
  if (start < 0 || pattern === undefined || next === undefined)
    throw new UserFacingError('pnpm-lock.yaml does not look as expected: run pnpm install, then try again.');
  const at = start + next.index;
  return lock.slice(0, at) + pattern.replace(patternRemote, id) + lock.slice(at);
};
