import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { frontEnds, inFrontEnd, remotes, repositoryRoot } from '../portal/front-ends.ts';

const packages = [...frontEnds.map(({ id }) => id), 'docs', 'e2e', 'platform', 'shared', 'tools'];

/** `number-lock` is the example that the guide creates. */
const isMeant = (named: string): boolean =>
  packages.includes(named.split('/')[0] ?? '') &&
  !/[*<>{}…]|(?:^|\/)(?:dist|node_modules|number-lock)(?:[./]|$)/.test(named);

/** A folder, a file with or without extension, or a component by its folder. */
const exists = (named: string): boolean => {
  const file = path.join(repositoryRoot, named.replace(/:\d+$/, ''));
  return ['', '.ts', '.tsx', `/${path.basename(file)}.tsx`].some(ending => existsSync(`${file}${ending}`));
};

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+\/[^`\s]+)`/g)].map(([, named = '']) => named).filter(isMeant);

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^\w+:/.test(target));

const documents = globSync(['*.md', 'docs/**/*.md', '*/*.md'], { cwd: repositoryRoot }).filter(
  file => !file.startsWith('node_modules'),
);

/** What the documents mention, each with its document. */
const named = (find: (text: string) => string[]): { document: string; file: string }[] =>
  documents.flatMap(document =>
    find(readFileSync(path.join(repositoryRoot, document), 'utf8')).map(file => ({ document, file })),
  );

describe('the documents', () => {
  it('name existing files and folders', () => {
    const files = named(pathsIn);
    assert.ok(files.length > 200);
    assert.deepEqual(
      files.filter(({ file }) => !exists(file)),
      [],
    );
  });

  it('link to existing documents', () => {
    const links = named(linksIn);
    assert.ok(links.length > 50);
    assert.deepEqual(
      links.filter(
        ({ document, file }) => !existsSync(path.join(repositoryRoot, path.dirname(document), file)),
      ),
      [],
    );
  });

  it('name existing npm scripts, of the root or of the folder of the document', () => {
    const scriptsIn = (folder: string): string[] => {
      const file = path.join(repositoryRoot, folder, 'package.json');
      if (!existsSync(file)) return [];
      return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
    };
    const commands = named(text =>
      [...text.matchAll(/\bnpm run ([\w:-]+)|\b(pnpm) --/g)].map(
        ([, script, other]) => script ?? other ?? '',
      ),
    );
    assert.ok(commands.length > 50);
    assert.deepEqual(
      commands.filter(
        ({ document, file }) => ![...scriptsIn(''), ...scriptsIn(path.dirname(document))].includes(file),
      ),
      [],
    );
  });

  it('list each decision once, by its title', () => {
    const folder = path.join(repositoryRoot, 'docs/decisions');
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const decisions = globSync('0*.md', { cwd: folder }).sort();
    const titles = decisions.map(file => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)\n\nStatus: accepted\./.exec(read(file)) ?? [];
      assert.equal(
        Number.parseInt(file, 10),
        Number(number),
        `${file} has to begin with its number, title and status.`,
      );
      return `- [${number}. ${title}](${file})`;
    });
    const listed = read('README.md').match(/^- \[.+\]\(0.+$/gm) ?? [];
    assert.deepEqual(listed.sort(), titles.sort());
  });

  for (const remote of remotes)
    it(`name each page folder in the README of ${remote.id}`, () => {
      const readme = readFileSync(inFrontEnd(remote, 'README.md'), 'utf8');
      const pages = globSync('src/*/*.page{,.lazy}.tsx', { cwd: remote.folder });
      assert.ok(pages.length > 0);
      const folders = new Set(pages.map(page => path.basename(path.dirname(page))));
      assert.deepEqual(
        [...folders].filter(folder => !readme.includes(`\`${folder}\``)),
        [],
      );
    });

  it('place each folder of the shell, of shared and of the platform in a layer', () => {
    const architecture = readFileSync(path.join(repositoryRoot, 'docs/architecture.md'), 'utf8');
    const placed = new Set(/### Layers[^]*?```\n([^]*?)```/.exec(architecture)?.[1]?.match(/[\w-]+/g));
    const files = globSync('{shell/src,shared,platform/src}/*/**/*.{ts,tsx}', {
      cwd: repositoryRoot,
      exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*'],
    });
    const folders = new Set(files.map(file => /^(?:\w+\/src|shared)\/([\w-]+)/.exec(file)?.[1] ?? file));
    assert.ok(folders.size > 80);
    assert.deepEqual(
      [...folders].filter(folder => !placed.has(folder)),
      [],
    );
  });
});
