import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { repositoryRoot } from '../portal/front-ends.ts';

// The project's own configuration, without the rules that need a program: these files do not exist.
const eslint = new ESLint({
  cwd: repositoryRoot,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});

const complaintsAbout = async (file: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath: path.join(repositoryRoot, file) });
  return (result?.messages ?? []).flatMap(({ ruleId }) =>
    ruleId?.startsWith('no-restricted') ? [ruleId] : [],
  );
};

const importing = (library: string): string => `import { thing } from '${library}';\nthing();\n`;

describe('libraries with one importer', () => {
  for (const { library, home } of [
    { library: 'oidc-client-ts', home: 'shell/src/session/x.ts' },
    { library: 'launchdarkly-js-client-sdk', home: 'shell/src/toggles/x.ts' },
    { library: '@featbit/js-client-sdk', home: 'shell/src/toggles/x.ts' },
    { library: '@module-federation/enhanced/runtime', home: 'shell/src/remotes/x.ts' },
    { library: 'react-router-dom', home: 'shared/router/x.ts' },
    { library: '@tanstack/react-query', home: 'shared/query/x.ts' },
  ]) {
    it(`${library} is imported in ${path.dirname(home)} only`, async () => {
      assert.deepEqual(await complaintsAbout(home, importing(library)), []);
      for (const elsewhere of ['shell/src/layout/x.ts', 'mfe-billing/src/x.ts', 'shared/http/x.ts']) {
        assert.deepEqual(
          await complaintsAbout(elsewhere, importing(library)),
          ['no-restricted-imports'],
          elsewhere,
        );
      }
    });
  }
});

describe('imports and exports', () => {
  it('of what exists once on the page go by its name', async () => {
    for (const [file, entry] of [
      ['shared/usage-alerts/x.ts', '../toggles/toggles.tsx'],
      ['shared/list/selection/x.ts', '../../query/query.ts'],
      ['shared/form/x.ts', '../ui/button/button.tsx'],
    ] as const)
      assert.deepEqual(await complaintsAbout(file, importing(entry)), ['no-restricted-imports'], entry);
    for (const [file, entry] of [
      ['shared/usage-alerts/x.ts', 'shared/toggles'],
      ['shared/remote/x.ts', '../customers/capabilities.ts'],
      ['shared/ui/dialog/x.ts', '../button/button.tsx'],
    ] as const)
      assert.deepEqual(await complaintsAbout(file, importing(entry)), [], entry);
  });

  it('of files carry their extension', async () => {
    assert.deepEqual(await complaintsAbout('shell/src/x.ts', importing('./y')), ['no-restricted-imports']);
    assert.deepEqual(await complaintsAbout('shell/src/x.ts', importing('../y.queries')), [
      'no-restricted-imports',
    ]);
    assert.deepEqual(await complaintsAbout('shell/src/x.ts', importing('../y.queries.ts')), []);
  });

  it('have names, but for configuration files', async () => {
    const code = 'export default 1;\n';
    assert.deepEqual(await complaintsAbout('mfe-billing/src/x.ts', code), ['no-restricted-exports']);
    assert.deepEqual(await complaintsAbout('e2e/playwright.config.ts', code), []);
  });
});
