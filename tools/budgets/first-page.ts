/** What a build's first page weighs on the way to a browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { firstFileNames, manifestName } from 'shared/build/first-files.ts';
import * as z from 'zod/mini';
import { sentSize } from '../build/compress.ts';
import { currentRelease, readBuildFile } from '../build/releases.ts';
import { inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';

/** Brotli bytes by file, the content's hash left out of the name: it changes with every change. */
export type Weights = Readonly<Record<string, number>>;

type Read = (name: string) => Buffer | Promise<Buffer>;

const withoutHash = (file: string): string => path.basename(file).replace(/\.[0-9a-f]{16,}(?=\.)/, '');

const weighFiles = async (names: readonly string[], read: Read): Promise<Weights> => {
  const weighed = names.map(async (name): Promise<[string, number]> => [
    withoutHash(name),
    await sentSize(await read(name)),
  ]);
  return Object.fromEntries((await Promise.all(weighed)).sort(([a], [b]) => a.localeCompare(b, 'en')));
};

/**
 * Weighs the first page of one release of a remote: what its manifest names, and nothing that comes later. Throws a
 * UserFacingError for a manifest that names nothing: it would weigh nothing.
 *
 * @param read gives the content of one of the release's files, wherever they are
 */
export const weighRelease = async (read: Read): Promise<Weights> => {
  const files = firstFileNames((await read(manifestName)).toString());
  if (files.length > 0) return weighFiles(files, read);
  throw new UserFacingError(`${manifestName} does not say which files the first page needs.`);
};

const firstPageSchema = z.object({ files: z.array(z.string()) });

/** Weighs a front end that is built: of the shell the files of its entry. */
export const weigh = (frontEnd: FrontEnd): Promise<Weights> => {
  const site = inFrontEnd(frontEnd, 'dist/site');
  const readFrom =
    (folder: string): Read =>
    name =>
      readFile(path.join(folder, name));
  if (frontEnd.kind === 'remote') return weighRelease(readFrom(path.join(site, currentRelease(frontEnd))));
  const { files } = readBuildFile(inFrontEnd(frontEnd, 'dist/first-page.json'), firstPageSchema);
  return weighFiles(files, readFrom(site));
};
