import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { complaintsAbout } from './testing/complaints.ts';

/** Complaints about the imports and exports of each file. */
const refused = async (test: TestContext, files: Readonly<Record<string, string>>): Promise<string[]> => {
  const complaints = await complaintsAbout(test, files);
  return Object.entries(complaints).flatMap(([file, rules]) =>
    rules.filter(rule => rule.startsWith('eslint(no-restricted')).map(rule => `${file}: ${rule}`),
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
    it(`${library} is imported in ${path.dirname(home)} only`, async test => {
      const elsewhere = ['shell/src/layout/x.ts', 'mfe-billing/src/x.ts', 'shared/http/x.ts'];
      const files = Object.fromEntries([home, ...elsewhere].map(file => [file, importing(library)]));
      assert.deepEqual(
        await refused(test, files),
        elsewhere.map(file => `${file}: eslint(no-restricted-imports)`),
      );
    });
  }
});

describe('imports and exports', () => {
  it('use the public name of modules that are singletons', async test => {
    const files = {
      'shared/usage-alerts/by-file.ts': importing('../toggles/toggles.tsx'),
      'shared/list/selection/by-file.ts': importing('../../query/query.ts'),
      'shared/form/by-file.ts': importing('../ui/button/button.tsx'),
      'shared/usage-alerts/x.ts': importing('shared/toggles'),
      'shared/remote/x.ts': importing('../customers/capabilities.ts'),
      'shared/ui/dialog/x.ts': importing('../button/button.tsx'),
    };
    assert.deepEqual(
      await refused(test, files),
      Object.keys(files)
        .filter(file => file.endsWith('by-file.ts'))
        .map(file => `${file}: eslint(no-restricted-imports)`),
    );
  });

  it('have a file extension', async test => {
    assert.deepEqual(
      await refused(test, {
        'shell/src/a.ts': importing('./y'),
        'shell/src/b.ts': importing('../y.queries'),
        'shell/src/c.ts': importing('../y.queries.ts'),
        'shell/src/d.ts': importing('./y.module.css'),
        'shell/src/e.ts': importing('../../y/z'),
        'tools/f.mjs': importing('./y'),
      }),
      ['shell/src/a.ts', 'shell/src/b.ts', 'shell/src/e.ts', 'tools/f.mjs'].map(
        file => `${file}: eslint(no-restricted-imports)`,
      ),
    );
  });

  it('are named, except in configuration files', async test => {
    const code = 'export default 1;\n';
    assert.deepEqual(
      await refused(test, { 'mfe-billing/src/x.ts': code, 'e2e/playwright.config.ts': code }),
      ['mfe-billing/src/x.ts: eslint(no-restricted-exports)'],
    );
  });
});
