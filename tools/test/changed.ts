/** Finds the files that differ from the main branch, and the packages to test for them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import * as z from 'zod/mini';

const manifest = z.object({
  name: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
});

/** Each package of the workspace with the workspace packages that it imports. */
export const packagesIn = (root: string): Map<string, string[]> =>
  new Map(
    readdirSync(root)
      .map(folder => path.join(root, folder, 'package.json'))
      .filter(existsSync)
      .map(file => {
        const { name, dependencies, devDependencies } = z.parse(
          manifest,
          JSON.parse(readFileSync(file, 'utf8')),
        );
        const used = Object.entries({ ...dependencies, ...devDependencies });
        return [
          name,
          used.filter(([, version]) => version.startsWith('workspace:')).map(([imported]) => imported),
        ];
      }),
  );

/** The packages of the files and those that import them. A file outside all packages affects all of them. */
export const touchedPackages = (
  files: readonly string[],
  packages: ReadonlyMap<string, readonly string[]>,
): Set<string> => {
  const touched = new Set<string>();
  const touch = (name: string): void => {
    if (touched.has(name)) return;
    touched.add(name);
    for (const [importer, imported] of packages) if (imported.includes(name)) touch(importer);
  };
  for (const file of files) {
    const [folder = ''] = file.split('/');
    if (packages.has(folder)) touch(folder);
    else if (!/^docs\/|\.md$/.test(file))
      packages.forEach((_, name) => {
        touch(name);
      });
  }
  return touched;
};

/** The lines of git's output. A missing or shallow history is an error of one sentence. */
const gitIn =
  (root: string) =>
  (...args: string[]): string[] => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.split('\n').filter(Boolean);
    const [said = ''] = (error?.message ?? stderr).trim().split('\n');
    const why = said === '' ? 'too little of the history is here, so fetch all of it' : said;
    throw new UserFacingError(`The difference from the main branch cannot be determined: ${why}.`);
  };

/**
 * Files that differ from the merge base with the main branch, committed or not, including deleted ones.
 *
 * @throws UserFacingError when git fails
 */
export const changedFiles = (root: string): string[] => {
  const git = gitIn(root);
  const [main] = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/origin/main',
    'refs/heads/main',
  ).reverse();
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', main, 'HEAD');
  const differing = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard')])];
};
