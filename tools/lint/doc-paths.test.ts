import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';

const packages = [...frontEnds.map(({ id }) => id), 'docs', 'e2e', 'platform', 'shared', 'tools'];

/** `number-lock` is what the guide lets somebody make. */
const isMeant = (named: string): boolean =>
  packages.includes(named.split('/')[0] ?? '') &&
  !/[*<>{}…]|(?:^|\/)(?:dist|node_modules|number-lock)(?:[./]|$)/.test(named);

/** A folder, a file with or without its ending, or a component by its folder. */
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

describe('the documents', () => {
  it('name files and folders that exist', () => {
    const named = documents.flatMap(document =>
      pathsIn(readFileSync(path.join(repositoryRoot, document), 'utf8')).map(file => ({ document, file })),
    );
    assert.ok(named.length > 200);
    assert.deepEqual(
      named.filter(({ file }) => !exists(file)),
      [],
    );
  });

  it('lead to documents that exist', () => {
    const links = documents.flatMap(document =>
      linksIn(readFileSync(path.join(repositoryRoot, document), 'utf8')).map(link => ({ document, link })),
    );
    assert.ok(links.length > 50);
    assert.deepEqual(
      links.filter(
        ({ document, link }) => !existsSync(path.join(repositoryRoot, path.dirname(document), link)),
      ),
      [],
    );
  });
});
