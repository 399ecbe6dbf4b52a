/** For tests of our own lint rules: runs oxlint on files that do not exist in the repository. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { repositoryRoot } from '../../portal/front-ends.ts';
import { runNode } from '../../portal/node-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/**
 * The rules that each file breaks under the project's configuration. The files are in a folder of their own, where
 * their imports do not resolve.
 */
export const complaintsAbout = async (
  test: TestContext,
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> => {
  const own = JSON.stringify(path.join(repositoryRoot, 'oxlint.config.ts'));
  const folder = temporaryFolder(test, {
    ...files,
    'oxlint.config.ts': `import own from ${own};\nexport default own;\n`,
  });
  // Where oxlint looks for its type-aware linter.
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const { output } = await runNode(
    [path.join(repositoryRoot, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...Object.keys(files)],
    { folder },
  );
  const { diagnostics } = JSON.parse(output) as Report;
  return Object.fromEntries(
    Object.keys(files).map(file => [
      file,
      diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code),
    ]),
  );
};
