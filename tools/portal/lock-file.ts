/** The parts of pnpm-lock.yaml that belong to one package. */
import { UserFacingError } from 'shared/node/user-facing-error';

/** The remote whose packages a new one uses; a test keeps the two in step. */
export const patternRemote = 'mfe-profile';

const importer = /^ {2}(\S+):\n(?: {4}.*\n)*\n/gm;

const importersOf = (lock: string) => {
  const start = lock.indexOf('\nimporters:\n');
  const end = lock.indexOf('\npackages:\n');
  if (start < 0 || end < start)
    throw new UserFacingError('pnpm-lock.yaml does not look as expected: run pnpm install, then try again.');
  return { before: lock.slice(0, start), importers: lock.slice(start, end + 1), after: lock.slice(end + 1) };
};

/** The lock file with the new remote added in alphabetical order; all versions stay the same. */
export const withImporter = (lock: string, id: string): string => {
  const { before, importers, after } = importersOf(lock);
  const blocks = [...importers.matchAll(importer)];
  const pattern = blocks.find(([, name]) => name === patternRemote)?.[0] ?? '';
  const at = blocks.find(([, name = '']) => name > id)?.index ?? importers.length;
  return before + importers.slice(0, at) + pattern.replace(patternRemote, id) + importers.slice(at) + after;
};

/** The part of the lock file that affects one front end, without the dependencies of the other packages. */
export const lockOf = (lock: string, id: string): string => {
  const { before, importers, after } = importersOf(lock);
  const own = ['.', 'shared', id];
  return (
    before +
    importers.replaceAll(importer, (block, name: string) => (own.includes(name) ? block : '')) +
    after
  );
};
