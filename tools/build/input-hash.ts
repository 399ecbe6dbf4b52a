/** Hashes everything that a front end is built from: with the same hash, a rebuild would change nothing. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, type FrontEnd } from '../portal/front-ends.ts';
import { lockOf } from '../portal/lock-file.ts';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', '.cache', 'testing', 'dev']);
const ignoredFiles = /\.(?:test|spec)\.tsx?$|\.md$|^jest\.config\./;

/** Inputs outside the front end's own folder. */
const commonInputs = ['shared', 'tsconfig.base.json', 'tools/build/compress.ts'];

const collect = (file: string, found: string[]): void => {
  for (const entry of readdirSync(file, { withFileTypes: true })) {
    const child = path.join(file, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name)) collect(child, found);
    } else if (!ignoredFiles.test(entry.name)) {
      found.push(child);
    }
  }
};

const filesBelow = (relative: string): string[] => {
  const absolute = path.join(repositoryRoot, relative);
  if (path.extname(relative) !== '') return [absolute];
  const found: string[] = [];
  collect(absolute, found);
  return found.sort();
};

let common: Map<string, Buffer> | undefined;

const contentOf = (files: readonly string[]): Map<string, Buffer> =>
  new Map(files.map(file => [path.relative(repositoryRoot, file), readFileSync(file)]));

/** Twelve hexadecimal characters; also the build id of the release that is built from these inputs. */
export const inputHash = (frontEnd: FrontEnd): string => {
  common ??= contentOf(commonInputs.flatMap(filesBelow));
  const lock = readFileSync(path.join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256').update(frontEnd.id).update(lockOf(lock, frontEnd.id));
  for (const [name, content] of [...common, ...contentOf(filesBelow(frontEnd.id))]) {
    hash.update(`\0${name}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
};
