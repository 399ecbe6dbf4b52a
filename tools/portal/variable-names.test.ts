import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readSettings } from 'shared/node/settings';
import { variableNames } from 'shared/node/variable-names';
import { repositoryRoot } from './front-ends.ts';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const code = (): string[] =>
  globSync('{tools,platform,shared,shell,e2e,mfe-*}/**/*.{ts,tsx,js,mjs}', {
    cwd: repositoryRoot,
    exclude: file => /(?:^|\/)(?:node_modules|dist|\.data)(?:\/|$)/.test(file),
  });

/** Quoted names are environment variables; those of a build (`PORTAL_RELEASE`) are never quoted. */
const namesIn = (file: string): string[] =>
  [...read(file).matchAll(/['"](PORTAL_[A-Z_]+)['"]|\b(PORTAL_[A-Z_]+): (?:optionalText|undefined)/g)].map(
    ([, quoted = '', inSchema = '']) => quoted + inSchema,
  );

describe('names of variables', () => {
  it('include all that the code reads', () => {
    const unknown = code()
      .filter(file => !file.endsWith('variable-names.test.ts'))
      .flatMap(file => namesIn(file).map(name => ({ file, name })))
      .filter(({ name }) => !variableNames.includes(name));
    assert.deepEqual(unknown, []);
  });

  it('are all read by the code', () => {
    const all = code()
      .filter(file => !file.includes('variable-names'))
      .map(read)
      .join('\n');
    assert.deepEqual(
      variableNames.filter(name => !all.includes(name)),
      [],
    );
  });

  it('are all in the documents, except internal ones', () => {
    const internal =
      /_(?:BUILD_ID|SHELL_SITE|SHELL_STATIC|PARENT|WHOLE_CHROMIUM|BROWSER_REPORT|TEST_REPORT)$/;
    const documents = globSync('docs/*.md', { cwd: repositoryRoot }).map(read).join('\n');
    assert.deepEqual(
      variableNames.filter(name => !internal.test(name) && !documents.includes(name)),
      [],
    );
  });

  it('are refused when misspelt, while other variables are ignored', () => {
    assert.throws(() => readSettings({ PORTAL_PORT_BAES: '5000' }), {
      name: 'UserFacingError',
      message:
        'PORTAL_PORT_BAES is not a variable of the portal. Correct its name, or unset it: docs/running.md lists the names.',
    });
    assert.equal(
      readSettings({ PORTALS: 'x', PORTAL_PORT_BAES: undefined, MY_PORTAL_HOST: 'x' }).portBase,
      4000,
    );
  });

  it('include those of the container files', () => {
    const named = ['docker-compose.yml', '.env.example'].flatMap(
      file => read(file).match(/PORTAL_[A-Z_]+/g) ?? [],
    );
    assert.ok(named.includes('PORTAL_HOST'));
    assert.deepEqual(
      named.filter(name => !variableNames.includes(name)),
      [],
    );
  });
});
