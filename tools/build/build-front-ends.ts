/** Builds the front ends whose inputs changed, at most two at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { inFrontEnd, repositoryRoot, type FrontEnd } from '../portal/front-ends.ts';
import { runNode, type FinishedProcess } from '../portal/node-process.ts';
import { compressFolder } from './compress.ts';
import { inputHash } from './input-hash.ts';
import { currentRelease, hasRelease } from './releases.ts';

const atOnce = 2;

const stampFile = (frontEnd: FrontEnd): string => inFrontEnd(frontEnd, 'dist/inputs.txt');

/** Folder from which the latest build of a front end is served. */
const outputFolder = (frontEnd: FrontEnd): string =>
  frontEnd.kind === 'shell'
    ? inFrontEnd(frontEnd, 'dist/site')
    : inFrontEnd(frontEnd, 'dist/site', currentRelease(frontEnd));

/** True when the sources changed since the last build, or there is none. */
export const isStale = (frontEnd: FrontEnd): boolean => {
  const stamp = stampFile(frontEnd);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputHash(frontEnd)) return true;
  return frontEnd.kind === 'shell'
    ? !existsSync(inFrontEnd(frontEnd, 'dist/site/index.html'))
    : !hasRelease(frontEnd);
};

const runWebpack = (frontEnd: FrontEnd, buildId: string): Promise<FinishedProcess> =>
  runNode([inFrontEnd(frontEnd, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'], {
    folder: inFrontEnd(frontEnd),
    // The mode is set by the page's address or by the origin, never by the build.
    environment: { NODE_ENV: 'production', PORTAL_BUILD_ID: buildId, PORTAL_MODE: undefined },
  });

const buildOne = async (frontEnd: FrontEnd): Promise<void> => {
  const startedAt = performance.now();
  const buildId = inputHash(frontEnd);
  process.stdout.write(`Building ${frontEnd.id} …\n`);
  const { succeeded, output } = await runWebpack(frontEnd, buildId);
  if (!succeeded) {
    process.stdout.write(`${output.trimEnd()}\n`);
    throw new UserFacingError(`${frontEnd.id} could not be built: see the lines above.`);
  }
  await compressFolder(outputFolder(frontEnd));
  // Written last, so that an interrupted build is repeated.
  writeFileSync(stampFile(frontEnd), buildId);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`Built ${path.relative(repositoryRoot, outputFolder(frontEnd))} in ${seconds} s\n`);
};

/** Builds all the given front ends. A failure is a UserFacingError; earlier builds remain. */
export const buildFrontEnds = async (selected: readonly FrontEnd[]): Promise<void> => {
  const waiting = [...selected];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildOne(next);
  };
  // Throws only after the other build has ended, so that the failure's output comes last.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
