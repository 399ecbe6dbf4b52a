/** What a build's first page weighs on the way to a browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { currentRelease, readBuildFile } from '../build/releases.ts';
import { inFrontEnd, type FrontEnd } from '../portal/front-ends.ts';
import { firstFileNames } from './manifest.ts';

/** Brotli bytes by file, the content's hash left out of the name: it changes with every change. */
export type Weights = Readonly<Record<string, number>>;

const withoutHash = (file: string): string => path.basename(file).replace(/\.[0-9a-f]{16,}(?=\.)/, '');

/** The form that the origins send; a file too small to be compressed is sent as it is. */
const sentSize = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const firstPageSchema = z.object({ files: z.array(z.string()) });

/** The shell's entry and what stands behind its boundary; of a remote, what its manifest names for its first page. */
const filesOf = (frontEnd: FrontEnd): { folder: string; files: string[] } => {
  if (frontEnd.kind === 'shell') {
    const { files } = readBuildFile(inFrontEnd(frontEnd, 'dist/first-page.json'), firstPageSchema);
    return { folder: inFrontEnd(frontEnd, 'dist/site'), files };
  }
  const folder = inFrontEnd(frontEnd, 'dist/site', currentRelease(frontEnd));
  return { folder, files: firstFileNames(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) };
};

/** Weighs a front end that is built. */
export const weigh = (frontEnd: FrontEnd): Weights => {
  const { folder, files } = filesOf(frontEnd);
  const weighed = files.map((file): [string, number] => [
    withoutHash(file),
    sentSize(path.join(folder, file)),
  ]);
  return Object.fromEntries(weighed.sort(([a], [b]) => a.localeCompare(b, 'en')));
};
