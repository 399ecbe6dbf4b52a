import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { plannedFiles, writePlan } from './planned-files.ts';
import { readRequest } from './task-request.ts';

const inRoot = (...segments: string[]) => path.join(repositoryRoot, ...segments);
const copied = ['src', 'remote.json', 'package.json', 'jest.config.js', 'tsconfig.json'];

/** The repository as far as one remote needs it, with that remote as a copy that may be written to. */
const copyOf = (test: TestContext, remoteId: string): string => {
  const root = temporaryFolder(test);
  for (const name of ['node_modules', 'shared', 'tools'])
    symlinkSync(inRoot(name), path.join(root, name), 'dir');
  for (const name of ['tsconfig.base.json', 'eslint.config.js', '.prettierrc.json', 'package.json'])
    cpSync(inRoot(name), path.join(root, name));
  for (const name of copied)
    cpSync(inRoot(remoteId, name), path.join(root, remoteId, name), { recursive: true });
  const program = { extends: './tsconfig.base.json', include: [remoteId, 'shared/build/*.d.ts'] };
  for (const name of ['tsconfig.browser.json', 'tsconfig.node.json'])
    writeFileSync(
      path.join(root, name),
      JSON.stringify({ ...program, compilerOptions: { types: ['node', 'jest'] } }),
    );
  symlinkSync(inRoot(remoteId, 'node_modules'), path.join(root, remoteId, 'node_modules'), 'dir');
  return root;
};

const sources = (files: ReadonlyMap<string, string>) =>
  [...files.keys()].filter(file => /\.tsx?$/.test(file));

/** Runs a package's command in a folder. */
const run = async (folder: string, command: string, args: readonly string[]) => {
  const { succeeded, output } = await runNode([command, ...args], { folder });
  assert(succeeded, output);
};

describe('a new task', () => {
  for (const [remoteId, name, title] of [
    ['mfe-admins', 'edit-contact', 'Kontaktpersoner'],
    ['mfe-billing', 'order-a-very-long-named-thing', undefined],
  ] as const) {
    it(`of ${remoteId} passes format, types and its own test at once`, async test => {
      const root = copyOf(test, remoteId);
      const folder = path.join(root, remoteId);
      const files = plannedFiles(readRequest(root, { remoteId, name, title }));
      writePlan(files);
      const prettier = inRoot('node_modules/prettier/bin/prettier.cjs');
      await run(root, prettier, ['--write', '--log-level=warn', ...files.keys()]);
      await run(root, inRoot('node_modules/typescript/bin/tsc'), ['-p', folder]);
      await run(root, inRoot('node_modules/eslint/bin/eslint.js'), ['--max-warnings=0', ...sources(files)]);
      const jest = inRoot(remoteId, 'node_modules/jest/bin/jest.js');
      await run(folder, jest, ['--ci', '--runInBand', '--testPathPatterns', `src/${name}/|src/remote`]);
    });
  }

  it('is in its own folder, and known to the remote by its page and its title', () => {
    const asked = { remoteId: 'mfe-admins', name: 'edit-contact', title: 'Kontaktpersoner' };
    const files = plannedFiles(readRequest(repositoryRoot, asked));
    assert.deepEqual(
      [...files.keys()].map(file => path.relative(inRoot('mfe-admins'), file)),
      [
        'src/edit-contact/edit-contact.page.lazy.tsx',
        'src/edit-contact/edit-contact.page.test.tsx',
        'src/edit-contact/edit-contact.queries.ts',
        'src/edit-contact/texts.ts',
        'src/pages.tsx',
        'remote.json',
      ],
    );
    const contentOf = (file: string) => files.get(inRoot('mfe-admins', file)) ?? '';
    assert.match(
      contentOf('src/pages.tsx'),
      /editContact: page\('administrator-oversigt\/edit-contact', \{\n {4}title: 'Kontaktpersoner',\n {4}load: .*\n {2}\}\),\n\};\n\n\/\*\* Drawers/,
    );
    const { titles } = JSON.parse(contentOf('remote.json')) as { titles: unknown[] };
    assert.deepEqual(titles.at(-1), {
      pattern: 'administrator-oversigt/edit-contact',
      title: 'Kontaktpersoner',
    });
  });

  const command = inRoot('tools/new-task/new-task.ts');
  for (const [what, args, sentence] of [
    ['nothing', [], /^Name a remote and a task/],
    ['no name', ['mfe-admins'], /^Name a remote and a task/],
    ['too much', ['mfe-admins', 'one', 'two'], /^Name a remote and a task/],
    ['an unknown option', ['mfe-admins', 'one', '--colour', 'red'], /only options are --path and --title/],
    ['an unknown remote', ['mfe-nothing', 'one'], /^"mfe-nothing" is not a remote: .*mfe-admins/],
    ['the shell', ['shell', 'one'], /^"shell" is not a remote/],
    ['a name with capitals', ['mfe-admins', 'EditContact'], /^"EditContact" cannot name a task/],
    ['a way out of the folder', ['mfe-admins', '../one'], /cannot name a task/],
    ['a name that is taken', ['mfe-admins', 'invite'], /src\/invite is there already/],
    [
      'a path of another remote',
      ['mfe-admins', 'one', '--path', 'faktura/en'],
      /has to begin with administrator/,
    ],
    ['a path that is taken', ['mfe-admins', 'one', '--path', 'administrator-oversigt'], /is a page already/],
    ['a title with a quote', ['mfe-admins', 'one', '--title', "Anna's"], /^The title takes/],
    [
      'a remote that says more of its pages',
      ['mfe-subscriptions', 'one'],
      /^mfe-subscriptions says more of its pages/,
    ],
    ['an empty title', ['mfe-admins', 'one', '--title', ' '], /^The title takes/],
  ] as const) {
    it(`refuses ${what} in one sentence, and writes nothing`, async () => {
      const before = readdirSync(inRoot('mfe-admins/src'));
      const pages = readFileSync(inRoot('mfe-admins/src/pages.tsx'), 'utf8');
      const { succeeded, output } = await runNode([command, ...args], { folder: repositoryRoot });
      assert.equal(succeeded, false);
      assert.match(output, sentence);
      assert.equal(output.trimEnd().split('\n').length, 1, output);
      assert.deepEqual(readdirSync(inRoot('mfe-admins/src')), before);
      assert.equal(readFileSync(inRoot('mfe-admins/src/pages.tsx'), 'utf8'), pages);
    });
  }

  it('is not guessed at where a remote is written otherwise', test => {
    const root = copyOf(test, 'mfe-admins');
    writeFileSync(
      path.join(root, 'mfe-admins/src/pages.tsx'),
      "import { page } from 'shared/remote/pages';\n",
    );
    assert.throws(
      () => plannedFiles(readRequest(root, { remoteId: 'mfe-admins', name: 'edit-contact' })),
      /is not written as in mfe-admins: add the task there by hand/,
    );
  });
});
