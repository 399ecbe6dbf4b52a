/** Transfer size of a build's first page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { firstFileNames, manifestName } from 'shared/build/remote/first-files.ts';
import * as z from 'zod/mini';
import { sentSize } from '../build/compress.ts';
import { currentRelease, readBuildFile } from '../build/releases.ts';
import { inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';

/** Brotli bytes by file name without the content hash, which changes with every change. */
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
 * Measures the first page of one release of a remote: the files that its manifest lists, without those loaded later.
 * Throws a UserFacingError when the manifest lists no files, since the size would be 0.
 *
 * @param read returns the content of one of the release's files, wherever it is stored
 */
export const weighRelease = async (read: Read): Promise<Weights> => {
  const files = firstFileNames((await read(manifestName)).toString());
  if (files.length > 0) return weighFiles(files, read);
  throw new UserFacingError(`${manifestName} does not say which files the first page needs.`);
};

const firstPageSchema = z.object({ files: z.array(z.string()) });

/** Measures a built front end; for the shell, the files of its entry. */
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
