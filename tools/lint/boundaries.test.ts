import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import path from 'node:path';
import { repositoryRoot } from '../portal/front-ends.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { options, forbidden: rules = [] } = await extractDepcruiseConfig(
  path.join(repositoryRoot, '.dependency-cruiser.mjs'),
);

/** Names of the rules that the tree in a folder breaks. */
const brokenIn = async (folder: string): Promise<(string | undefined)[]> => {
  const settings = { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: rules } };
  const { output } = await cruise(['.'], settings);
  if (typeof output === 'string') throw new Error('Without a reporter the result is not text.');
  return output.summary.violations.map(({ rule }) => rule.name);
};

/** Names of the rules that a tree with one import breaks. `to` is a file of the tree or a library. */
const brokenBy = async (
  test: TestContext,
  from: string,
  to: string,
  typeOnly = false,
): Promise<(string | undefined)[]> => {
  const up = '../'.repeat(from.split('/').length - 1);
  const isFile = /\.tsx?$/.test(to);
  const statement = `import ${typeOnly ? 'type ' : ''}{ thing } from '${isFile ? `./${up}${to}` : to}';\nexport const x: unknown = ${typeOnly ? 'null as unknown as thing' : 'thing'};\n`;
  const folder = temporaryFolder(test, {
    [from]: statement,
    [isFile ? to : `node_modules/${to}/index.js`]: 'export const thing = 1; export type thing = number;\n',
    ...(isFile
      ? {}
      : { [`node_modules/${to}/package.json`]: JSON.stringify({ name: to, main: 'index.js' }) }),
  });
  return brokenIn(folder);
};

const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['shell-imports-shared-only', 'shell/src/a.ts', 'mfe-billing/src/b.ts'],
  ['shell-imports-shared-only', 'shell/src/a.ts', 'platform/src/b.ts'],
  ['remote-imports-shared-only', 'mfe-billing/src/a.ts', 'mfe-admins/src/b.ts'],
  ['remote-imports-shared-only', 'mfe-billing/src/a.ts', 'shell/src/b.ts'],
  ['remote-libraries', 'mfe-billing/src/a.ts', 'react-router-dom'],
  ['remote-libraries', 'mfe-billing/src/a.ts', '@tanstack/react-query'],
  ['remote-libraries', 'mfe-billing/src/a.ts', '@featbit/js-client-sdk'],
  ['oidc-only-in-session', 'shell/src/layout/a.ts', 'oidc-client-ts'],
  ['toggle-sdk-only-in-toggles', 'shell/src/layout/a.ts', 'launchdarkly-js-client-sdk'],
  ['toggle-sdk-only-in-toggles', 'shell/src/layout/a.ts', '@featbit/js-client-sdk'],
  ['federation-only-in-remotes', 'shell/src/layout/a.ts', '@module-federation/enhanced'],
  ['shared-imports-nothing-above', 'shared/errors/a.ts', 'shell/src/b.ts'],
  ['contracts-are-pure', 'shared/contracts/a.ts', 'react'],
  ['contracts-are-pure', 'shared/contracts/a.ts', 'shared/format/b.ts'],
  ['catalogue-is-data', 'shared/catalogue/a.ts', 'zod'],
  ['format-is-pure', 'shared/format/a.ts', 'zod'],
  ['validation-is-pure', 'shared/validation/a.ts', 'react'],
  ['ui-knows-no-data', 'shared/ui/button/a.ts', 'shared/contracts/b.ts'],
  ['ui-knows-no-data', 'shared/ui/button/a.ts', 'shared/http/b.ts'],
  ['http-knows-no-ui', 'shared/http/a.ts', 'shared/ui/button/b.ts'],
  ['platform-imports-contracts-and-format', 'platform/src/a.ts', 'shared/ui/button/b.ts'],
  ['platform-without-react', 'platform/src/a.ts', 'react'],
  ['browser-suite-imports-types-of-contracts', 'e2e/a.ts', 'shell/src/b.ts'],
  ['browser-suite-imports-no-values', 'e2e/a.ts', 'shared/contracts/b.ts'],
  ['user-tasks-stand-alone', 'mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/overview/b.ts'],
  ['user-tasks-stand-alone', 'mfe-billing/src/invoice-model/a.ts', 'mfe-billing/src/pay-invoice/b.ts'],
  ['no-test-code-in-the-product', 'mfe-billing/src/a.ts', 'shared/testing/b.ts'],
  ['no-unresolved', 'shell/src/a.ts', './nowhere'],
];

const allowed: readonly (readonly [from: string, to: string])[] = [
  ['shell/src/session/a.ts', 'oidc-client-ts'],
  ['shell/src/toggles/a.ts', 'launchdarkly-js-client-sdk'],
  ['shell/src/toggles/a.ts', '@featbit/js-client-sdk'],
  ['shell/src/remotes/a.ts', '@module-federation/enhanced'],
  ['mfe-billing/src/a.ts', 'shared/contracts/b.ts'],
  ['mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/b.ts'],
  ['mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/invoice-model/b.ts'],
  ['mfe-billing/src/pay-invoice/a.test.ts', 'shared/testing/b.ts'],
  ['shared/contracts/a.ts', 'zod'],
  ['shared/ui/button/a.ts', 'shared/format/b.ts'],
  ['platform/src/a.ts', 'shared/contracts/b.ts'],
];

describe('boundaries between packages', () => {
  for (const [rule, from, to] of forbidden) {
    it(`${rule}: ${from} may not import ${to}`, async test => {
      assert.ok((await brokenBy(test, from, to)).includes(rule));
    });
  }

  for (const [from, to] of allowed) {
    it(`${from} may import ${to}`, async test => {
      assert.deepEqual(await brokenBy(test, from, to), []);
    });
  }

  it('the browser suite may import the types of contracts', async test => {
    assert.deepEqual(await brokenBy(test, 'e2e/a.ts', 'shared/contracts/b.ts', true), []);
  });

  it('no-cycles: two files may not import each other', async test => {
    const folder = temporaryFolder(test, {
      'shared/errors/a.ts': `import { b } from './b.ts';\nexport const a = (): unknown => b;\n`,
      'shared/errors/b.ts': `import { a } from './a.ts';\nexport const b = (): unknown => a;\n`,
    });
    assert.deepEqual(await brokenIn(folder), ['no-cycles']);
  });

  it('no-cycles: a file may name one that it loads later, and is named by it', async test => {
    const folder = temporaryFolder(test, {
      'mfe-x/src/pages.ts': `export const load = (): unknown => import('./pay/page.ts');\n`,
      'mfe-x/src/pay/page.ts': `import { load } from '../pages.ts';\nexport const a = (): unknown => load;\n`,
    });
    assert.deepEqual(await brokenIn(folder), []);
  });

  it('every rule is proved here', () => {
    const proved = new Set(['no-cycles', ...forbidden.map(([rule]) => rule)]);
    assert.deepEqual(
      rules.filter(({ name }) => !proved.has(name ?? '')),
      [],
    );
  });
});
